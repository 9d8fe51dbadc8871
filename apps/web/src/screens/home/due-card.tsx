import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import type { LearnToday } from '@wordhoard/contracts/learning-statistics'
import type { MainVocabularyStat } from '@wordhoard/contracts/vocabulary'
import { localDate } from '@wordhoard/learning/days'
import { RotateCcw } from 'lucide-react'
import { Link } from 'react-router-dom'
import { dueCardMessages } from '../../features/home/due-card-messages'
import { cardText } from '../../features/home/due-card-text'
import { dueState } from '../../features/home/due-state'
import { learningQueries } from '../../features/learning/learning.queries'
import { statisticsQueries } from '../../features/statistics/statistics.queries'
import { errorSentence } from '../../http/api-error'
import { timeZone } from '../../lib/time-zone'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button, buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import styles from './due-card.module.css'

/** What the user can practise today, with a link to it. */
export function DueCard() {
  const today = useQuery(learningQueries.today())
  const stat = useQuery(statisticsQueries.vocabulary())
  const query = { data: today.data && stat.data, error: today.error ?? stat.error }
  return (
    <ReservedHeight part="due words" query={query}>
      <DueWords today={today} stat={stat} />
    </ReservedHeight>
  )
}

interface DueWordsProps {
  today: UseQueryResult<LearnToday>
  stat: UseQueryResult<MainVocabularyStat>
}

function DueWords({ today, stat }: DueWordsProps) {
  if (today.data && stat.data) {
    const state = dueState(today.data, stat.data.total_words, localDate(new Date(), timeZone()))
    const { figure, title, text, action } = cardText(state, today.data)
    return (
      <section aria-label={dueCardMessages.label} className={styles.card} data-state={state}>
        <div className={styles.what}>
          {figure !== undefined && <p className={styles.figure}>{figure}</p>}
          <h2 className={cx(styles.title, figure === undefined && styles.alone)}>{title}</h2>
        </div>
        <p className={styles.text}>{text}</p>
        <Link className={cx(buttonClass({ size: 'large' }), styles.action)} to={action.to}>
          {action.label}
        </Link>
      </section>
    )
  }
  const failed = [today, stat].filter(({ isError }) => isError)
  if (failed.length === 0) return <DueCardSkeleton />
  return (
    <section aria-label={dueCardMessages.label} className={styles.failed} role="alert">
      <p>{dueCardMessages.notLoaded(errorSentence(failed[0]?.error))}</p>
      <Button
        icon={<RotateCcw aria-hidden />}
        busy={failed.some(({ isFetching }) => isFetching)}
        onClick={() => {
          for (const query of failed) void query.refetch()
        }}
      >
        {dueCardMessages.retry}
      </Button>
    </section>
  )
}

function DueCardSkeleton() {
  return (
    <SkeletonGroup label={dueCardMessages.loading}>
      <div className={styles.waiting}>
        <Skeleton width="4rem" height="3rem" />
        <Skeleton width="12rem" />
        <Skeleton width="9rem" height="48px" />
      </div>
    </SkeletonGroup>
  )
}
