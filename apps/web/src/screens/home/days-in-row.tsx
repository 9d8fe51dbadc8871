import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { DailyActivity, LearningStat } from '@wordhoard/contracts/learning-statistics'
import { localDate } from '@wordhoard/learning/days'
import { Link } from 'react-router-dom'
import { formatDays } from '../../features/home/format-days'
import { activityNote, activitySummary, activityWeeks, daysOf } from '../../features/statistics/activity'
import { ActivityGrid } from '../../features/statistics/activity-grid'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { timeZone } from '../../lib/time-zone'
import { paths } from '../../shell/paths'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './days-in-row.module.css'
import { activityMessages } from './my-home-messages'

/** Current streak, and the last 100 days at a glance. */
export function DaysInRow() {
  const stat = useQuery(statisticsQueries.learning())
  const activity = useQuery(statisticsQueries.activity())
  const query = { data: stat.data && activity.data, error: stat.error ?? activity.error }
  return (
    <ReservedHeight part="days in a row" query={query}>
      <Activity stat={stat} activity={activity} />
    </ReservedHeight>
  )
}

interface ActivityProps {
  stat: UseQueryResult<LearningStat>
  activity: UseQueryResult<DailyActivity[]>
}

function Activity({ stat, activity }: ActivityProps) {
  if (stat.data && activity.data) {
    const { days_in_row } = stat.data
    const weeks = activityWeeks(activity.data, localDate(new Date(), timeZone()))
    const best = Math.max(...daysOf(weeks).map(({ sessions }) => sessions))
    const note = activityNote(weeks)
    return (
      <section aria-label={activityMessages.label} className={styles.activity}>
        <h2 className={styles.heading}>
          {activityMessages.streak(
            days_in_row,
            <span className={styles.figure}>{formatDays(days_in_row)}</span>,
          )}
        </h2>
        <ActivityGrid weeks={weeks} label={activitySummary(weeks)} />
        <p className={styles.facts}>
          <span>{activityMessages.period}</span>
          {best > 0 && <span>{activityMessages.bestDay(best)}</span>}
        </p>
        <p className={styles.facts}>
          <span className={styles.note}>{note}</span>
          <Link to={paths.statistic}>{activityMessages.statistics}</Link>
        </p>
      </section>
    )
  }
  const failed = [stat, activity].filter(({ isError }) => isError)
  if (failed.length === 0) return <ActivitySkeleton />
  return (
    <section aria-label={activityMessages.label} className={styles.failed} role="alert">
      <p>{activityMessages.notLoaded}</p>
      <Button
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const query of failed) void query.refetch()
        }}
      >
        {activityMessages.retry}
      </Button>
    </section>
  )
}

function ActivitySkeleton() {
  return (
    <SkeletonGroup label={activityMessages.loading}>
      <div className={styles.activity}>
        <Skeleton width="11rem" height="3rem" />
        <Skeleton className={styles.calendar} height="auto" />
        <Skeleton width="60%" />
      </div>
    </SkeletonGroup>
  )
}
