import { useQueryClient } from '@tanstack/react-query'
import { askGloss } from '@wordhoard/contracts/learner/glosses'
import { type AnswerResult, checkAnswer, type Game } from '@wordhoard/contracts/learning'
import { useContext, useEffect, useRef, useState } from 'react'
import { TextTopic } from '../../../features/dictionary/text-topic'
import { contextOf, placeIn } from '../../../features/dictionary/word-query'
import { GlossQuestion } from '../../../features/glosses/gloss-question'
import { type Gloss, noteAnswer } from '../../../features/glosses/glosses.store'
import type { SelectedWord } from '../../../features/reader/selection/selected-word'
import { applyChanges } from '../../../features/word-states/word-states.store'
import { errorSentence } from '../../../http/api-error'
import { useMyLanguage } from '../../../languages/my-language.store'
import { timeZone } from '../../../lib/time-zone'
import { call } from '../../../session/call'
import styles from '../reading-mode.module.css'

interface GlossPanelProps {
  selection: SelectedWord
  gloss: Gloss
  /** Shows the entry instead. */
  onEntry: () => void
}

/** Asks what the selected word means, in place of its entry. What can't be asked shows the entry at once. */
export function GlossPanel({ selection, gloss, onEntry }: GlossPanelProps) {
  const client = useQueryClient()
  const topic = useContext(TextTopic)
  const lang = useMyLanguage(({ lang, show }) => (show === 'always' ? (lang ?? undefined) : undefined))
  const [game, setGame] = useState<Game>()
  const [given, setGiven] = useState<string>()
  const [result, setResult] = useState<AnswerResult>()
  const [failure, setFailure] = useState<string>()
  const asked = useRef(0)
  const skip = useRef(onEntry)
  useEffect(() => {
    const stop = new AbortController()
    const body = {
      spell_id: gloss.spellId,
      text: selection.text,
      context: contextOf(selection),
      at: placeIn(selection),
      chosen_id: gloss.chosenId,
      ...(topic && { topic }),
      lang,
    }
    call(askGloss, { body }, { signal: stop.signal }).then(
      (made) => {
        asked.current = performance.now()
        setGame(made)
      },
      () => !stop.signal.aborted && skip.current(),
    )
    return () => stop.abort()
  }, [gloss.spellId, gloss.chosenId, selection, topic, lang])

  async function answer(id: string) {
    if (!game) return
    setGiven(id)
    setFailure(undefined)
    const { id: game_id, token, game_session_id, name: game_name } = game
    const milliseconds = Math.round(performance.now() - asked.current)
    try {
      const judged = await call(checkAnswer, {
        body: { token, game_id, game_session_id, game_name, answer: id, milliseconds, lang, tz: timeZone() },
      })
      setResult(judged)
      noteAnswer(gloss, judged.is_correct)
      applyChanges([{ spellId: gloss.spellId, state: 'learning', score: judged.score }])
      await client.invalidateQueries({ queryKey: ['learn'] })
    } catch (error) {
      setGiven(undefined)
      setFailure(errorSentence(error))
    }
  }

  return (
    <div className={styles.word}>
      <GlossQuestion
        word={selection.shown}
        {...{ game, given, result, failure, onEntry }}
        successes={gloss.successes}
        onAnswer={(id) => void answer(id)}
      />
    </div>
  )
}
