import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import styles from './game-play.module.css'
import { gamePlayMessages } from './messages'

interface GameHeadProps {
  done: number
  total: number
  /** Number of answers that haven't been sent yet. */
  waiting: number
  onLeave: () => void
}

/** The session's progress, with a button to leave. */
export function GameHead({ done, total, waiting, onLeave }: GameHeadProps) {
  return (
    <div className={styles.head}>
      <IconButton label={gamePlayMessages.leave} icon={<X />} onClick={onLeave} />
      <div
        className={styles.progress}
        role="progressbar"
        aria-label={gamePlayMessages.progressLabel}
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={gamePlayMessages.progress(done, total)}
      >
        <div className={styles.done} style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
      </div>
      <span className={styles.count} aria-hidden>
        {done} / {total}
      </span>
      <p className={styles.waiting} role="status">
        {waiting > 0 && gamePlayMessages.waiting(waiting)}
      </p>
    </div>
  )
}
