import type { ReactNode } from 'react'
import { attemptMessages } from '../../features/assignments/tests/messages'
import { isOffline } from '../../http/api-error'
import styles from './class-test.module.css'

/** A failure, with why a test needs the network if that is what is missing. */
export function NeedsNetwork({ error, children }: { error: Error; children: ReactNode }) {
  return (
    <div className={styles.page}>
      {children}
      {isOffline(error) && (
        <p className={styles.network}>
          {attemptMessages.offline} {attemptMessages.kept}
        </p>
      )}
    </div>
  )
}
