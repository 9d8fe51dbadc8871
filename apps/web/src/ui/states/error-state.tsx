import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button'
import styles from './message-state.module.css'

interface ErrorStateProps {
  title?: string
  /** Why, in a sentence for a person. */
  text: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** The request's id, which the server's log knows. */
  reference?: string | undefined
  level?: 1 | 2
}

/** What stands in the place of something that failed to load: why, and a way to try again. */
export function ErrorState({
  title = 'That didn’t work',
  text,
  onRetry,
  retrying,
  reference,
  level = 2,
}: ErrorStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon} aria-hidden>
        <TriangleAlert />
      </span>
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {reference && <p className={styles.reference}>Reference: {reference}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button variant="primary" icon={<RotateCcw />} onClick={onRetry} busy={retrying}>
            Try again
          </Button>
        </div>
      )}
    </div>
  )
}
