import type { ReactNode } from 'react'
import { cx } from '../cx'
import styles from './form.module.css'

interface FailureLineProps {
  className?: string | undefined
  /** Why something was not done; nothing stands there without it. */
  children: ReactNode
}

/** Says why something was not done, and is read out when it appears. */
export function FailureLine({ className, children }: FailureLineProps) {
  if (!children) return null
  return (
    <p className={cx(styles.failure, className)} role="alert">
      {children}
    </p>
  )
}
