import { X } from 'lucide-react'
import { IconButton } from '../../../ui/icon-button'
import styles from './game-play.module.css'

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
      <IconButton label="Leave this session" icon={<X />} onClick={onLeave} />
      <div
        className={styles.progress}
        role="progressbar"
        aria-label="Games answered"
        aria-valuemin={0}
        aria-valuemax={total}
        aria-valuenow={done}
        aria-valuetext={`${done} of ${total}`}
      >
        <div className={styles.done} style={{ width: `${total === 0 ? 0 : (100 * done) / total}%` }} />
      </div>
      <span className={styles.count} aria-hidden>
        {done} / {total}
      </span>
      <p className={styles.waiting} role="status">
        {waiting > 0 &&
          (waiting === 1
            ? '1 answer is kept until the network is back'
            : `${waiting} answers are kept until the network is back`)}
      </p>
    </div>
  )
}
