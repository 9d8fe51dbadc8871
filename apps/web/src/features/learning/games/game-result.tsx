import { type Game, undoAnswer } from '@wordhoard/contracts/learning'
import { useState } from 'react'
import { errorSentence } from '../../../http/api-error'
import { call } from '../../../session/call'
import { Button } from '../../../ui/button'
import { toast } from '../../../ui/overlays/toast.store'
import { AnswerNote } from '../answer-note/answer-note'
import { AnswerPopup } from './answer-popup'
import { LetterDiff } from './answers/letter-diff'
import styles from './game-result.module.css'
import { gameResultMessages } from './messages'
import type { GivenAnswer } from './play'
import { nextGame, reopenGame } from './play.store'
import { sendAnswers, useSending } from './send-answers'
import { formatScoreChange, rightAnswer, rightMeaning } from './verdict-text'

interface GameResultProps {
  game: Game
  given: GivenAnswer
  /** Whether the answer was typed or built, so that it can be compared with the word letter by letter. */
  isWritten: boolean
  isTyped: boolean
}

/** The pop-up after an answer, which may be judged, being sent, kept for later or refused. */
export function GameResult({ game, given, isWritten, isTyped }: GameResultProps) {
  const failure = useSending((state) => state.failure)
  const onContinue = () => nextGame(game.id)
  const { verdict } = given
  const undo = useUndo(game, isTyped ? gameResultMessages.undoTypo : gameResultMessages.undoTap)
  if (!verdict) {
    if (!failure) return <p className={styles.checking}>{gameResultMessages.checking}</p>
    return (
      <AnswerPopup tone="plain" title={gameResultMessages.keptTitle} onContinue={onContinue}>
        <p>{gameResultMessages.kept}</p>
        <Button variant="quiet" className={styles.now} onClick={() => void sendAnswers()}>
          {gameResultMessages.sendNow}
        </Button>
      </AnswerPopup>
    )
  }
  if (verdict.kind === 'refused') {
    return (
      <AnswerPopup tone="plain" title={gameResultMessages.notCounted} onContinue={onContinue}>
        <p>{verdict.text}</p>
      </AnswerPopup>
    )
  }
  const right = rightAnswer(game, verdict)
  const meaning = verdict.isCorrect ? undefined : rightMeaning(game, verdict)
  return (
    <AnswerPopup
      tone={verdict.isCorrect ? 'right' : 'wrong'}
      title={verdict.isCorrect ? gameResultMessages.correct : gameResultMessages.wrong}
      worth={verdict.scoreDelta === undefined ? undefined : formatScoreChange(verdict.scoreDelta)}
      onContinue={onContinue}
      undo={verdict.isCorrect ? undefined : undo}
    >
      {isWritten && !verdict.isCorrect && given.answer !== '' ? (
        <LetterDiff given={given.answer} right={right} />
      ) : (
        <p className={styles.answer}>
          {!verdict.isCorrect && <span className={styles.label}>{gameResultMessages.rightAnswer}</span>}
          {right}
        </p>
      )}
      {meaning && <p className={styles.meaning}>{meaning}</p>}
      <AnswerNote note={verdict.note} />
    </AnswerPopup>
  )
}

/** Undoes an answer given by mistake and shows its game again. */
function useUndo(game: Game, label: string) {
  const [isBusy, setBusy] = useState(false)
  async function undo() {
    setBusy(true)
    try {
      reopenGame(game.id, await call(undoAnswer, { body: { game_session_id: game.game_session_id } }))
    } catch (error) {
      setBusy(false)
      toast({ text: errorSentence(error), tone: 'error' })
    }
  }
  return { label, isBusy, onUndo: () => void undo() }
}
