import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { StatPart, statPartName } from '../../features/statistics/stat-part'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { ReservedHeight } from '../../shell/reserved-height'
import { fetchOnce } from '../../ui/fetch-once'
import styles from './statistic-section.module.css'
import { statisticsMessages } from './statistics-messages'
import { StatisticsUnavailable } from './statistics-unavailable'

/** Number of words let go that are shown at first, and more at each press. */
const LET_GO_STEP = 10

/** How near the plots must come to the screen before they are loaded. */
const NEAR = '300px'

const nothingYet = { data: undefined, error: null }

const plots = fetchOnce(async () => {
  const [{ MemoryPlots }, { LetGoWords }] = await Promise.all([
    import('./memory-plots'),
    import('../../features/statistics/let-go-words'),
  ])
  return { MemoryPlots, LetGoWords }
})

/** Memory and the words let go. They are further down than a first screen, so they are loaded when they come near it. */
export function MemoryStatistics() {
  const place = useRef<HTMLDivElement>(null)
  const [isNear, setNear] = useState(false)
  const [loaded, setLoaded] = useState(plots.now)
  const [isFailed, setFailed] = useState(false)
  useEffect(() => {
    if (!place.current) return
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return
        observer.disconnect()
        setNear(true)
        plots.fetch().then(setLoaded, (error: unknown) => {
          console.warn('The code of the plots could not be loaded', error)
          setFailed(true)
        })
      },
      { rootMargin: NEAR },
    )
    observer.observe(place.current)
    return () => observer.disconnect()
  }, [])
  const enabled = isNear && loaded !== undefined
  const insights = useQuery({ ...statisticsQueries.insights(), enabled })
  const [limit, setLimit] = useState(LET_GO_STEP)
  const letGo = useQuery({
    ...statisticsQueries.letGo(limit),
    enabled,
    placeholderData: keepPreviousData,
  })
  return (
    <div ref={place} className={styles.parts}>
      {isFailed ? (
        <StatisticsUnavailable />
      ) : !isNear ? (
        <ReservedHeight part={statPartName(statisticsMessages.memory)} query={nothingYet}>
          <div className={styles.later} />
        </ReservedHeight>
      ) : (
        <>
          <StatPart title={statisticsMessages.memory} query={insights} height="50rem">
            {(data) => loaded && <loaded.MemoryPlots insights={data} />}
          </StatPart>
          <StatPart title={statisticsMessages.letGo} query={letGo} height="6rem">
            {(page) =>
              loaded && <loaded.LetGoWords page={page} onMore={() => setLimit(limit + LET_GO_STEP)} />
            }
          </StatPart>
        </>
      )}
    </div>
  )
}
