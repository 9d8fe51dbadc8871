import type { ReactNode } from 'react'
import { ReservedHeight } from '../../../shell/reserved-height'
import styles from './admin-panel.module.css'
import { LinesSkeleton } from './admin-panel-skeleton'
import { ListFailure } from './list-failure'

interface PanelSectionProps {
  /** Of the section, to which its heading's id belongs. */
  id: 'users' | 'classrooms' | 'invitations'
  heading: string
  /** How many there are; undefined while that is not known, or is not said. */
  count?: number | undefined
  /** Beside the heading. */
  actions?: ReactNode
  /** Above the list, whatever its state. */
  tools?: ReactNode
  query: {
    readonly data: unknown
    readonly error: unknown
    readonly isFetching: boolean
    readonly refetch: () => unknown
  }
  /** Lines of the list; undefined until it has loaded. */
  lines: number | undefined
  /** In the place of a list without lines. */
  empty: ReactNode
  children: ReactNode
}

/** A list of the admin panel in all its states. */
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
  const what = heading.toLowerCase()
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
            title={`The ${what} didn’t load`}
            error={error}
            retrying={isFetching}
            onRetry={() => void refetch()}
          />
        ) : (
          <LinesSkeleton label={`Loading the ${what}…`} />
        )}
      </ReservedHeight>
    </section>
  )
}
