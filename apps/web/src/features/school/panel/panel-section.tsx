import type { ReactNode } from 'react'
import { ReservedHeight } from '../../../shell/reserved-height'
import styles from './admin-panel.module.css'
import { LinesSkeleton } from './admin-panel-skeleton'
import { ListFailure } from './list-failure'
import { panelMessages } from './messages'

interface PanelSectionProps {
  /** Id of the section; its heading's id is derived from it. */
  id: 'users' | 'classrooms' | 'invitations'
  heading: string
  /** Number of items; undefined while unknown or not shown. */
  count?: number | undefined
  /** Shown beside the heading. */
  actions?: ReactNode
  /** Shown above the list in every state. */
  tools?: ReactNode
  query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Number of rows in the list; undefined until it has loaded. */
  lines: number | undefined
  /** Shown instead of an empty list. */
  empty: ReactNode
  children: ReactNode
}

/** A list of the admin panel with its states: loading, failed, empty and filled. */
export function PanelSection({
  id,
  heading,
  count,
  actions,
  tools,
  query,
  lines,
  empty,
  children,
}: PanelSectionProps) {
  const { error, isFetching, refetch } = query
  return (
    <section className={styles.section} id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.sectionHead}>
        <div className={styles.headWithCount}>
          <h2 id={`${id}-heading`} className={styles.heading} tabIndex={-1}>
            {heading}
          </h2>
          <span className={styles.count} role="status">
            {count?.toLocaleString('en-GB')}
          </span>
        </div>
        {actions}
      </div>
      {tools}
      <ReservedHeight part={`${id} of a school`} query={query}>
        {lines !== undefined ? (
          lines > 0 ? (
            children
          ) : (
            empty
          )
        ) : error ? (
          <ListFailure
            title={panelMessages.notLoaded[id]}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LinesSkeleton label={panelMessages.loading[id]} />
        )}
      </ReservedHeight>
    </section>
  )
}
