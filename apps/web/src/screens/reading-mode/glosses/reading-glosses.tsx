import { findGlosses } from '@wordhoard/contracts/learner/glosses'
import { type Ref, type RefObject, useContext, useEffect, useImperativeHandle, useRef } from 'react'
import { TextSensesContext } from '../../../features/dictionary/text-senses'
import { TextTopic } from '../../../features/dictionary/text-topic'
import {
  addGlosses,
  clearGlosses,
  findGloss,
  removeGlosses,
  useGlosses,
} from '../../../features/glosses/glosses.store'
import { glossMessages } from '../../../features/glosses/messages'
import type { TextOnScreen } from '../../../features/reader/passing/blocks-on-screen'
import type { NoteAt } from '../../../features/reader/selection/use-reader-keys'
import { drawGlossMarks } from '../../../features/reader/states/gloss-marks'
import { chunksNear } from '../../../features/reader/states/words-of-chunk'
import { useWordStates } from '../../../features/word-states/word-states.store'
import { timeZone } from '../../../lib/time-zone'
import { call } from '../../../session/call'
import { useGlossSettings } from '../../../session/gloss-settings'
import { useSession } from '../../../session/session.store'
import { candidatesIn } from './gloss-candidates'

/** Time between two looks at the screen, in ms. */
const CHECK_MS = 1000

interface ReadingGlossesProps {
  screen: RefObject<TextOnScreen | null>
  /** Set to what screen readers are told about words that ask. */
  note: Ref<NoteAt>
}

/** Marks words that ask for their meaning, if the reader wants it. Renders nothing. */
export function ReadingGlosses(props: ReadingGlossesProps) {
  const { isOn } = useGlossSettings()
  return isOn ? <WatchGlosses {...props} /> : null
}

function WatchGlosses({ screen, note }: ReadingGlossesProps) {
  const topic = useContext(TextTopic)
  const senses = useContext(TextSensesContext)
  const context = useRef({ topic, senses })
  useEffect(() => {
    context.current = { topic, senses }
  })
  useImperativeHandle(note, () => (place) => {
    const { all } = useGlosses.getState()
    return findGloss(all, place) && glossMessages.note
  })
  useEffect(() => {
    const asked = new Set<Element>()
    let isBusy = false
    let isOver = false
    /** Asks for the next chunk near the screen. */
    const check = async () => {
      const { words } = useWordStates.getState()
      const text = screen.current
      if (isBusy || !words || !text || !navigator.onLine || useSession.getState().status !== 'user') return
      const chunk = chunksNear(text).find((each) => !asked.has(each))
      if (!chunk) return
      asked.add(chunk)
      const { topic, senses } = context.current
      const { words: count, candidates } = candidatesIn(text, words, senses, chunk)
      if (candidates.length === 0) return
      isBusy = true
      try {
        const body = {
          words: count,
          candidates: candidates.map(({ sent }) => sent),
          ...(topic && { topic }),
          tz: timeZone(),
        }
        const found = await call(findGlosses, { body })
        if (isOver) return
        const before = new Set(useGlosses.getState().all.map(({ spellId }) => spellId))
        addGlosses(
          found.flatMap(({ place, spell_id, successes, is_done_today }) => {
            const at = candidates.find((each) => each.place === place)
            if (!at || before.has(spell_id)) return []
            const { block, index, sent } = at
            const known = { successes, isAnswered: is_done_today }
            return [{ block, index, spellId: spell_id, chosenId: sent.chosen_id, ...known }]
          }),
        )
      } catch (error) {
        asked.delete(chunk)
        console.info('The words that ask were not found:', error)
      } finally {
        isBusy = false
      }
    }
    const draw = () => {
      // Without a network nothing can be asked.
      const all = navigator.onLine ? useGlosses.getState().all : []
      drawGlossMarks(all.map(({ block, index, successes }) => ({ block, index, isFaded: successes > 0 })))
    }
    const stopDrawing = useGlosses.subscribe(draw)
    const stopWatching = useWordStates.subscribe(({ words }) =>
      removeGlosses((id) => {
        const state = words?.byId.get(id)?.state
        return state === 'known' || state === 'ignored'
      }),
    )
    for (const change of ['online', 'offline']) window.addEventListener(change, draw)
    const timer = setInterval(() => void check(), CHECK_MS)
    void check()
    return () => {
      isOver = true
      clearInterval(timer)
      clearGlosses()
      for (const change of ['online', 'offline']) window.removeEventListener(change, draw)
      stopWatching()
      stopDrawing()
    }
  }, [screen])
  return null
}
