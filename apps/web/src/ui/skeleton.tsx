import { cx } from './cx'
import styles from './skeleton.module.css'

interface SkeletonProps {
  /** Any CSS length. */
  width?: string
  height?: string
  className?: string | undefined
}

/** One grey line where text will stand. Put several inside a `SkeletonGroup`, which names them. */
export function Skeleton({ width = '100%', height = '1em', className }: SkeletonProps) {
  return <span aria-hidden className={cx(styles.line, className)} style={{ width, height }} />
}

/** Wraps skeletons; screen readers hear `label` instead of shapes. */
export function SkeletonGroup({
  label = 'Loading…',
  children,
}: {
  label?: string
  children: React.ReactNode
}) {
  return (
    <div role="status" aria-label={label} className={styles.group}>
      {children}
    </div>
  )
}
