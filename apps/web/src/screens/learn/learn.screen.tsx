import { pages } from '@wordhoard/contracts/site/pages'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { endPlay } from '../../features/learning/games/play.store'
import { enterLearning, useLearning } from '../../features/learning/learning.store'
import { useSession } from '../../session/session.store'
import { usePageTitle } from '../../shell/page-title'
import { fetchStep, Step } from './step'
import { WordNum } from './word-num'

/** How long after the first step the others are preloaded, in ms: a second or more is no part of the first screen. */
const LATER_STEPS_DELAY_MS = 1000

/** Steps after the first one, loaded separately. */
const laterSteps = {
  'choose-words': async () => (await import('./cards')).Cards,
  'dict-entry': async () => (await import('./dictionary-entries')).DictionaryEntries,
  'learning-games': async () => (await import('./learning-games')).LearningGames,
  'game-session-stat': async () => (await import('./session-end')).SessionEnd,
}

/** Preloads the later steps while the first one is shown; a failed one is requested again when it's needed. */
function fetchLaterSteps(): void {
  // What a session needs when the network goes away.
  import('../../device/offline-sessions/ready-sessions').catch((error: unknown) =>
    console.info('The code could not be preloaded', error),
  )
  for (const load of Object.values(laterSteps)) {
    fetchStep(load).catch((error: unknown) => console.info('The code could not be preloaded', error))
  }
}

/** Returns the id of the custom vocabulary in the address; null for the main vocabulary. */
function useCustomVocId(): number | null {
  const [search] = useSearchParams()
  const id = Number(search.get('custom_voc_id'))
  return Number.isInteger(id) && id > 0 && id <= 2147483647 ? id : null
}

/** Learn: number of words, cards, entries, games, result. */
export function LearnScreen() {
  usePageTitle(pages.learn.title)
  const userId = useSession((state) => state.user?.user_id)
  const customVocId = useCustomVocId()
  const step = useLearning((state) => state.step)
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    enterLearning(userId, customVocId)
    // Ends games that no longer belong to a session, such as the previous user's.
    if (useLearning.getState().step === 'word-num') endPlay()
    setReady(true)
  }, [userId, customVocId])
  useEffect(() => {
    const timer = setTimeout(fetchLaterSteps, LATER_STEPS_DELAY_MS)
    return () => clearTimeout(timer)
  }, [])
  useStepTop(step)
  if (!isReady) return null
  return step === 'word-num' ? <WordNum /> : <Step key={step} load={laterSteps[step]} />
}

/** Scrolls to the top at each step. */
function useStepTop(step: string): void {
  const shown = useRef(step)
  useLayoutEffect(() => {
    if (shown.current !== step) window.scrollTo(0, 0)
    shown.current = step
  }, [step])
}
