import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'
import { Gauge } from 'lucide-react'
import { Link } from 'react-router-dom'
import { wordCheckLink } from '../../lib/word-check-link'
import { buttonClass } from '../../ui/button'
import { cx } from '../../ui/cx'
import styles from './checklist.module.css'
import { taskMessages } from './messages'

/** An optional step, which isn’t counted and so has no tick: the word check. */
export function WordCheckRow({ level }: { level: OwnUserInfo['estimated_level'] }) {
  const { title, known, action, actionLabel, again, againLabel } = taskMessages.wordCheck
  const isDone = level !== null
  return (
    <li className={cx(styles.task, styles.language)}>
      <span className={styles.mark} aria-hidden>
        <Gauge />
      </span>
      <h3>{isDone ? known(level) : title}</h3>
      <Link
        {...wordCheckLink}
        className={buttonClass({ variant: 'quiet' })}
        aria-label={isDone ? againLabel : actionLabel}
      >
        {isDone ? again : action}
      </Link>
    </li>
  )
}
