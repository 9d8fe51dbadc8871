import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, useLocation } from 'react-router-dom'
import { goalProgress } from '../../../features/goals/goal-progress'
import { GoalRing } from '../../../features/goals/goal-ring'
import { goalQueries } from '../../../features/goals/goals.queries'
import { goalMessages } from '../../../features/goals/messages'
import { paths } from '../../../shell/paths'
import { withQueries } from '../../../shell/query-client'
import styles from './goal-corner.module.css'

/** A small ring of the day's goal, which leads to the home page. The top bar has no query client of its own. */
export const GoalLink = withQueries(function GoalLink() {
  const { pathname } = useLocation()
  const { data, isStale, refetch } = useQuery(goalQueries.today())
  // biome-ignore lint/correctness/useExhaustiveDependencies: asks again when the page changes, if the answer is old
  useEffect(() => {
    if (isStale) void refetch()
  }, [pathname])
  if (!data) return null
  const progress = goalProgress(data)
  const label = goalMessages.ring(progress.text)
  return (
    <Link className={styles.link} to={paths.home} aria-label={label} title={label}>
      <GoalRing {...progress} />
    </Link>
  )
})
