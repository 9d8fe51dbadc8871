import { Link } from 'react-router-dom'
import { wordCheckLink } from '../../../lib/word-check-link'
import { paths } from '../../../shell/paths'
import { buttonClass } from '../../../ui/button'
import styles from './end-card.module.css'
import { endMessages } from './messages'

/** The end of a text for visitors: how long they read, and what an account would add. */
export function VisitorEnd({ minutes }: { minutes: number }) {
  return (
    <section className={styles.card} aria-labelledby="end-of-text">
      <h2 id="end-of-text">{endMessages.finished}</h2>
      <p className={styles.figures}>{endMessages.minutes(minutes)}</p>
      <p className={styles.hint}>{endMessages.accountHint}</p>
      <p className={styles.hint}>
        <Link {...wordCheckLink}>{endMessages.wordCheck}</Link>
      </p>
      <div className={styles.actions}>
        <Link className={buttonClass({ variant: 'primary' })} to={paths.registration}>
          {endMessages.createAccount}
        </Link>
      </div>
    </section>
  )
}
