import { ChevronDown } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import * as z from 'zod/mini'
import { readStoredValue, storeValue } from '../../lib/stored-value'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { statisticSectionMessages } from './messages'
import styles from './statistic-section.module.css'
import { StatisticsUnavailable } from './statistics-unavailable'

const Statistics = lazy(() =>
  import('./statistics').then(
    (module) => ({ default: module.Statistics }),
    (error: unknown) => {
      console.warn('The code of the statistics could not be loaded', error)
      return { default: StatisticsUnavailable }
    },
  ),
)

const KEY = 'statisticClosed'

/** Collapsible section of the profile page. Remembers whether it is open; a link to it opens it. */
export function StatisticSection() {
  const { hash } = useLocation()
  const section = useRef<HTMLElement>(null)
  const isLinked = hash === '#statistic'
  const [isOpen, setOpen] = useState(
    () => isLinked || readStoredValue(() => localStorage, KEY, z.boolean()) !== true,
  )
  useEffect(() => {
    if (isLinked) section.current?.scrollIntoView()
  }, [isLinked])
  const toggle = () => {
    storeValue(() => localStorage, KEY, isOpen)
    setOpen(!isOpen)
  }
  return (
    <section ref={section} id="statistic" className={styles.section} aria-labelledby="statistic-heading">
      <h2 id="statistic-heading" className={styles.heading}>
        <button type="button" aria-expanded={isOpen} aria-controls="statistic-content" onClick={toggle}>
          {statisticSectionMessages.title}
          <ChevronDown aria-hidden />
        </button>
      </h2>
      <div id="statistic-content" hidden={!isOpen}>
        {isOpen && (
          <Suspense fallback={<Waiting />}>
            <Statistics />
          </Suspense>
        )}
      </div>
    </section>
  )
}

function Waiting() {
  return (
    <SkeletonGroup label={statisticSectionMessages.loading}>
      <Skeleton width="10rem" height="1.4rem" />
      <Skeleton className={styles.waiting} height="100rem" />
    </SkeletonGroup>
  )
}
