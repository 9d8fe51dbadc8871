import { useQuery } from '@tanstack/react-query'
import { localDate } from '@wordhoard/learning/days'
import { Link } from 'react-router-dom'
import { formatDays } from '../../features/home/format-days'
import { activityNote, activitySummary, activityWeeks, daysOf } from '../../features/statistics/activity'
import { ActivityGrid } from '../../features/statistics/activity-grid'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { formatCount } from '../../lib/format-count'
import { timeZone } from '../../lib/time-zone'
import { paths } from '../../shell/paths'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './days-in-row.module.css'

/** Current streak, and the last 100 days at a glance. */
export function DaysInRow() {
  const stat = useQuery(statisticsQueries.learning())
  const activity = useQuery(statisticsQueries.activity())
  if (stat.data && activity.data) {
    const { days_in_row } = stat.data
    const weeks = activityWeeks(activity.data, localDate(new Date(), timeZone()))
    const best = Math.max(...daysOf(weeks).map(({ sessions }) => sessions))
    const note = activityNote(weeks)
    return (
      <section aria-label="Activity" className={styles.activity}>
        <h2 className={styles.heading}>
          <span className={styles.figure}>{formatDays(days_in_row)}</span>{' '}
          {days_in_row === 1 ? 'day' : 'days'} in a row
        </h2>
        <ActivityGrid weeks={weeks} label={activitySummary(weeks)} />
        <p className={styles.facts}>
          <span>last 100 days</span>
          {best > 0 && <span>best day: {formatCount(best, 'session')}</span>}
        </p>
        <p className={styles.facts}>
          <span className={styles.note}>{note}</span>
          <Link to={paths.statistic}>Statistics</Link>
        </p>
      </section>
    )
  }
  const failed = [stat, activity].filter(({ isError }) => isError)
  if (failed.length === 0) return <ActivitySkeleton />
  return (
    <section aria-label="Activity" className={styles.failed} role="alert">
      <p>Your activity didn’t load.</p>
      <Button
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const query of failed) void query.refetch()
        }}
      >
        Try again
      </Button>
    </section>
  )
}

function ActivitySkeleton() {
  return (
    <SkeletonGroup label="Loading activity…">
      <div className={styles.activity}>
        <Skeleton width="11rem" height="3rem" />
        <Skeleton className={styles.calendar} height="auto" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  )
}
