import { cx } from '../cx'
import { uiMessages } from '../messages'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
  /** Takes the height of a line of the text that it stands for. */
  asLine?: boolean
  className?: string | undefined
}

/** A grey placeholder line for text. Put several inside a `SkeletonGroup`, which names them. */
export function Skeleton({ width = '100%', height = '1em', asLine, className }: SkeletonProps) {
  return (
    <span
      aria-hidden
      className={cx(styles.line, asLine && styles.asLine, className)}
      style={{ width, height }}
    />
  )
}

/**
 * Wraps skeletons; screen readers announce `label` instead of shapes. Without `isLoading`, shapes only keep the place of
 * what nobody has asked for yet, and nothing is announced.
 */
export function SkeletonGroup({
  label = uiMessages.loading,
  isLoading = true,
  children,
}: {
  label?: string
  isLoading?: boolean
  children: React.ReactNode
}) {
  if (!isLoading) {
    return (
      <div className={styles.group} aria-hidden>
        {children}
      </div>
    )
  }
  return (
    <div role="status" aria-label={label} className={styles.group} data-waiting>
      {children}
    </div>
  )
}
