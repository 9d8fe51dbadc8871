import { MAX_KNOWLEDGE_WORDS, passWords } from '@wordhoard/contracts/learner/knowledge'
import { type RefObject, useEffect } from 'react'
import { callOrKeep } from '../../device/outbox/call-or-keep'
import { ActiveTime, watchActiveTime } from '../../features/articles/active-time'
import { blocksOnScreen, type TextOnScreen } from '../../features/reader/passing/blocks-on-screen'
import { ReadBlocks } from '../../features/reader/passing/read-blocks'
import { findPassedIds } from '../../features/word-states/passed-ids'
import { useWordStates } from '../../features/word-states/word-states.store'
import { call } from '../../session/call'
import { useSession } from '../../session/session.store'

/** Time between two looks at the screen, and between two reports, in ms. */
const CHECK_MS = 1000
const REPORT_MS = 60_000

/**
 * Reports the words that a logged-in reader passes without looking them up, where they were really reading. Reports once
 * a minute, when the tab is hidden and when the text is left. Renders nothing.
 */
export function PassedWords({ screen }: { screen: RefObject<TextOnScreen | null> }) {
  useEffect(() => {
    const time = new ActiveTime(performance.now(), document.visibilityState === 'visible')
    const blocks = new ReadBlocks<Element>()
    const waiting = new Set<number>()
    const reported = new Set<number>()
    const check = () => {
      const seconds = time.take(performance.now(), 2 * CHECK_MS) / 1000
      const { words } = useWordStates.getState()
      if (!words || !screen.current) return
      const { visible, formsIn } = blocksOnScreen(screen.current)
      for (const block of blocks.spend(seconds, visible()))
        for (const id of findPassedIds(words, formsIn(block))) if (!reported.has(id)) waiting.add(id)
    }
    const report = async (keepalive: boolean) => {
      // After a logout, in this tab or another, there is nobody to report for.
      if (waiting.size === 0 || useSession.getState().status !== 'user') return
      const sent = [...waiting].slice(0, MAX_KNOWLEDGE_WORDS)
      for (const id of sent) {
        waiting.delete(id)
        reported.add(id)
      }
      try {
        const body = { spell_ids: sent }
        await callOrKeep('passed', body, () => call(passWords, { body }, { keepalive }))
      } catch (error) {
        // The next report includes these.
        for (const id of sent) {
          reported.delete(id)
          waiting.add(id)
        }
        console.info('The words passed were not reported:', error)
      }
    }
    const timer = setInterval(check, CHECK_MS)
    const stop = watchActiveTime(time, REPORT_MS, (keepalive) => void report(keepalive))
    return () => {
      clearInterval(timer)
      stop()
      void report(true)
    }
  }, [screen])
  return null
}
