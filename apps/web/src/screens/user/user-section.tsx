import { type ReactNode, useId } from 'react'
import styles from './user.module.css'

interface UserSectionProps {
  heading: string
  /** Number of items; null when the profile does not show them. */
  found: number | null
  /** Shown instead of a hidden list. */
  hidden: ReactNode
  /** Shown instead of an empty list. */
  none: ReactNode
  /** The list. */
  children: ReactNode
}

/** A list on a user's profile with its number of items, or a reason why there is none. */
export function UserSection({ heading, found, hidden, none, children }: UserSectionProps) {
  const id = useId()
  return (
    <section className={styles.section} aria-labelledby={id}>
      <h2 className={styles.heading}>
        <span id={id}>{heading}</span>
        {found !== null && found > 0 && (
          <span className={styles.number}>{found.toLocaleString('en-GB')}</span>
        )}
      </h2>
      {found ? children : <p className={styles.none}>{found === null ? hidden : none}</p>}
    </section>
  )
}
