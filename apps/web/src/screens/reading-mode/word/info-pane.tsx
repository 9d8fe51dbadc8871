import type { ReactNode } from 'react'
import styles from '../reading-mode.module.css'

/** The pane beside the text. */
export function InfoPane({ children }: { children: ReactNode }) {
  return (
    <aside className={styles.info} aria-label="Word information" data-word-info>
      {children}
    </aside>
  )
}
