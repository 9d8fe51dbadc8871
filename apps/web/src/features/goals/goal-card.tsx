import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { GoalToday } from '@wordhoard/contracts/goals'
import { useState } from 'react'
import { LazyDialog } from '../../shell/lazy-dialog'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './goal-card.module.css'
import { goalProgress } from './goal-progress'
import { GoalRing } from './goal-ring'
import { goalQueries } from './goals.queries'
import { goalMessages } from './messages'

const loadDialog = async () => (await import('./goal-dialog')).GoalDialog

/** The day's goal with its ring; opens the goal and reminders. */
export function GoalCard() {
  const query = useQuery(goalQueries.today())
  return (
    <ReservedHeight part="goal" query={query}>
      <Goal query={query} />
    </ReservedHeight>
  )
}

function Goal({ query }: { query: UseQueryResult<GoalToday> }) {
  const { data, isError, isFetching, refetch } = query
  const [isOpen, setOpen] = useState(false)
  if (!data) {
    if (isError) {
      return (
        <div className={styles.failed} role="alert">
          <p>{goalMessages.notLoaded}</p>
          <Button busy={isFetching} onClick={() => void refetch()}>
            {goalMessages.retry}
          </Button>
        </div>
      )
    }
    return (
      <SkeletonGroup label={goalMessages.loading}>
        <div className={styles.card}>
          <Skeleton className={styles.circle} height="3.5rem" />
          <div>
            <Skeleton width="6rem" />
            <Skeleton width="9rem" />
          </div>
        </div>
      </SkeletonGroup>
    )
  }
  const progress = goalProgress(data)
  return (
    <>
      <button type="button" className={styles.card} onClick={() => setOpen(true)}>
        <span className={styles.circle}>
          <GoalRing {...progress} />
        </span>
        <span>
          <span className={styles.heading}>{goalMessages.heading}</span>
          <br />
          <span className={styles.progress}>{progress.text}</span>
          <br />
          <span className={styles.change}>{goalMessages.change}</span>
        </span>
      </button>
      <LazyDialog load={loadDialog} props={{ goal: data, open: isOpen, onClose: () => setOpen(false) }} />
    </>
  )
}
