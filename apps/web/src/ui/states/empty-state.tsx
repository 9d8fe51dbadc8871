import type { ReactNode } from 'react'
import styles from './message-state.module.css'

interface EmptyStateProps {
  icon?: ReactNode
  title: string
  /** What to do next. */
  text?: ReactNode
  /** Buttons or links. */
  actions?: ReactNode
  /** Level of the heading; 1 if the state fills the whole page. */
  level?: 1 | 2
}

/** Shown instead of an empty list, with what to do next. */
export function EmptyState({ icon, title, text, actions, level = 2 }: EmptyStateProps) {
  const Heading = level === 1 ? 'h1' : 'h2'
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.icon} aria-hidden>
          {icon}
        </span>
      )}
      <Heading className={styles.title}>{title}</Heading>
      {text && <p className={styles.text}>{text}</p>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  )
}
