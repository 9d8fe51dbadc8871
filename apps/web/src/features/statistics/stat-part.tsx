import type { UseQueryResult } from '@tanstack/react-query'
import { RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { errorSentence } from '../../http/api-error'
import { ReservedHeight } from '../../shell/reserved-height'
import { Button } from '../../ui/button'
import { Skeleton, SkeletonGroup } from '../../ui/states/skeleton'
import { statPartMessages } from './messages'
import styles from './statistics.module.css'

interface StatPartProps<Data> {
  /** Heading while the part loads and if it fails. */
  title: string
  query: UseQueryResult<Data>
  /** Height of the part while it loads, as any CSS length. */
  height: string
  children: (data: Data) => ReactNode
}

/** Returns the name under which the height of a part is remembered. */
export const statPartName = (title: string): string => `statistics: ${title}`

/** A part of the statistics that loads and fails on its own. */
export function StatPart<Data>(props: StatPartProps<Data>) {
  return (
    <ReservedHeight part={statPartName(props.title)} query={props.query} className={styles.part}>
      <Part {...props} />
    </ReservedHeight>
  )
}

function Part<Data>({ title, query, height, children }: StatPartProps<Data>) {
  const { data, error, isFetching, refetch } = query
  if (data !== undefined) return children(data)
  if (!error) {
    return (
      <SkeletonGroup label={statPartMessages.loading(title)}>
        <Skeleton width="10rem" height="1.4rem" />
        <Skeleton className={styles.waiting} height={height} />
      </SkeletonGroup>
    )
  }
  return (
    <div className={styles.failed} role="alert">
      <h3>{title}</h3>
      <p>{errorSentence(error)}</p>
      <Button icon={<RotateCcw aria-hidden />} busy={isFetching} onClick={() => void refetch()}>
        {statPartMessages.tryAgain}
      </Button>
    </div>
  )
}

/** Shown for a part without data; says when there will be some. */
export function EmptyPart({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.empty}>
      <h3>{title}</h3>
      <p>{children}</p>
    </div>
  )
}
