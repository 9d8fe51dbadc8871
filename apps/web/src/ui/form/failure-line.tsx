import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './form.module.css'

interface FailureLineProps {
  className?: string | undefined
  /** Why the action failed; without it, nothing is shown. */
  children: ReactNode
}

/** Says why an action failed; screen readers announce it when it appears. */
export function FailureLine({ className, children }: FailureLineProps) {
  if (!children) return null
  return (
    <p className={cx(styles.failure, className)} role="alert">
      {children}
    </p>
  )
}
