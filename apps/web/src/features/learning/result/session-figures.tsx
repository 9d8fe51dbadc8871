import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { formatSigned } from './format-signed'
import styles from './session-stat.module.css'
import { sessionFiguresMessages } from './session-stat-messages'

/** Shows right and wrong answers as a bar and in numbers, the longest streak, and the points. */
export function SessionFigures({ stat }: { stat: SessionResult }) {
  const { total_correct, total_incorrect, total_answers, max_streak, session_score_delta } = stat
  const share = total_answers === 0 ? 0 : (100 * total_correct) / total_answers
  return (
    <section aria-label={sessionFiguresMessages.label} className={styles.figures}>
      <div className={styles.share} aria-hidden>
        <div className={styles.rightShare} style={{ width: `${share}%` }} />
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>{sessionFiguresMessages.correct}</dt>
          <dd>
            {sessionFiguresMessages.correctOf(total_correct, total_answers, (text) => (
              <small>{text}</small>
            ))}
          </dd>
        </div>
        <div>
          <dt>{sessionFiguresMessages.incorrect}</dt>
          <dd>{total_incorrect}</dd>
        </div>
        <div>
          <dt>{sessionFiguresMessages.bestStreak}</dt>
          <dd>{max_streak}</dd>
        </div>
        <div>
          <dt>{sessionFiguresMessages.score}</dt>
          <dd>
            {formatSigned(session_score_delta)} <small>{sessionFiguresMessages.points}</small>
          </dd>
        </div>
      </dl>
    </section>
  )
}
