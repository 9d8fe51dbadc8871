import { lazy, Suspense, useEffect, useLayoutEffect, useState } from 'react'
import { useSearchParams } from 'react-router-dom'
import { endPlay } from '../../features/games/play.store'
import { enterLearning, useLearning } from '../../features/learn/learning.store'
import { usePageTitle } from '../../lib/page-title'
import { useSession } from '../../lib/session.store'
import { Spinner } from '../../ui/spinner'
import styles from './learn.module.css'
import { WordNum } from './word-num'

const loadCards = () => import('./cards')
const loadEntries = () => import('./dict-entries')
const loadGames = () => import('./learning-games')
const loadStat = () => import('./session-end')
const Cards = lazy(async () => ({ default: (await loadCards()).Cards }))
const DictEntries = lazy(async () => ({ default: (await loadEntries()).DictEntries }))
const LearningGames = lazy(async () => ({ default: (await loadGames()).LearningGames }))
const SessionEnd = lazy(async () => ({ default: (await loadStat()).SessionEnd }))

/** Fetches the code of the later steps while the first one is looked at; without it a step asks again itself. */
function fetchSteps(): void {
  void Promise.allSettled([loadCards(), loadEntries(), loadGames(), loadStat()])
}

/** The id of the vocabulary in the address; null: the main one. */
function useCustomVocId(): number | null {
  const [search] = useSearchParams()
  const id = Number(search.get('custom_voc_id'))
  return Number.isInteger(id) && id > 0 && id <= 2147483647 ? id : null
}

/** Learn: a number of words, cards, entries, games, the result. */
export function LearnScreen() {
  usePageTitle('Learn')
  const userId = useSession((state) => state.user?.user_id)
  const customVocId = useCustomVocId()
  const step = useLearning((state) => state.step)
  const [isReady, setReady] = useState(false)
  useLayoutEffect(() => {
    enterLearning(userId, customVocId)
    // Games that belong to nothing any more, such as those of the person before.
    if (useLearning.getState().step === 'word-num') endPlay()
    setReady(true)
  }, [userId, customVocId])
  useEffect(() => {
    const timer = setTimeout(fetchSteps, 800)
    return () => clearTimeout(timer)
  }, [])
  if (!isReady) return null
  return (
    <Suspense
      fallback={
        <div className={styles.waiting}>
          <Spinner label="Loading…" />
        </div>
      }
    >
      {step === 'word-num' && <WordNum />}
      {step === 'choose-words' && <Cards />}
      {step === 'dict-entry' && <DictEntries />}
      {step === 'learning-games' && <LearningGames />}
      {step === 'game-session-stat' && <SessionEnd />}
    </Suspense>
  )
}
