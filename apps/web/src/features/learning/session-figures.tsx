import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { formatSigned } from './format-signed'
import styles from './session-stat.module.css'

/** Shows right and wrong answers as a bar and in numbers, the longest streak, and the points. */
export function SessionFigures({ stat }: { stat: SessionResult }) {
  const { total_correct, total_incorrect, total_answers, max_streak, session_score_delta } = stat
  const share = total_answers === 0 ? 0 : (100 * total_correct) / total_answers
  return (
    <section aria-label="Figures" className={styles.figures}>
      <div className={styles.share} aria-hidden>
        <div className={styles.rightShare} style={{ width: `${share}%` }} />
      </div>
      <dl className={styles.numbers}>
        <div>
          <dt>Correct</dt>
          <dd>
            {total_correct} <small>of {total_answers}</small>
          </dd>
        </div>
        <div>
          <dt>Incorrect</dt>
          <dd>{total_incorrect}</dd>
        </div>
        <div>
          <dt>Best streak</dt>
          <dd>{max_streak}</dd>
        </div>
        <div>
          <dt>Score</dt>
          <dd>{formatSigned(session_score_delta)}</dd>
        </div>
      </dl>
    </section>
  )
}
