import { type ReactNode, useId } from 'react'
import styles from './user.module.css'

interface UserSectionProps {
  heading: string
  /** How many there are; null when the profile does not show them. */
  found: number | null
  /** What stands in the place of a list that is not shown. */
  hidden: ReactNode
  /** What stands in the place of an empty one. */
  none: ReactNode
  /** The list. */
  children: ReactNode
}

/** A list on somebody's profile, with how many there are, or why there is none. */
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
