import type { ReactNode } from 'react'
import styles from '../reading-mode.module.css'
import { wordMessages } from './messages'

/** The pane beside the text. */
export function InfoPane({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.info} aria-label={wordMessages.info} data-word-info>
      {children}
    </aside>
  )
}
