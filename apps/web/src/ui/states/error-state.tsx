import { RotateCcw, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { Button } from '../button'
import { uiMessages } from '../messages'
import styles from './message-state.module.css'

interface ErrorStateProps {
  title?: string
  /** Reason in a sentence for the user. */
  text: ReactNode
  onRetry?: (() => void) | undefined
  retrying?: boolean | undefined
  /** Id of the request in the server's log. */
  reference?: string | undefined
  level?: 1 | 2
}

/** Shown instead of something that failed to load: the reason, and a way to retry. */
export function ErrorState({
  title = uiMessages.failed,
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
      {reference && <p className={styles.reference}>{uiMessages.reference(reference)}</p>}
      {onRetry && (
        <div className={styles.actions}>
          <Button variant="primary" icon={<RotateCcw />} onClick={onRetry} busy={retrying}>
            {uiMessages.tryAgain}
          </Button>
        </div>
      )}
    </div>
  )
}
