import type { AnswerOf } from '@wordhoard/contracts/endpoint'
import type { getLearningStat } from '@wordhoard/contracts/learn'
import { plural } from './activity'
import { ProgressRing } from './progress-ring'
import styles from './statistics.module.css'

const number = (value: number) => value.toLocaleString('en-GB')

/** What was answered today and in all. */
export function LearningFigures({ stat }: { stat: AnswerOf<typeof getLearningStat> }) {
  const { correct_today, total_today, spells_today, correct_all, total_all } = stat
  const overall = total_all === 0 ? 0 : Math.round((100 * correct_all) / total_all)
  return (
    <section className={styles.learning} aria-labelledby="learning-stats">
      <h3 id="learning-stats">Learning</h3>
      <div className={styles.today}>
        <ProgressRing percent={(100 * correct_today) / total_today} label="Right answers today" />
        <div>
          <p className={styles.lead}>Today</p>
          {total_today === 0 ? (
            <p>No answers yet.</p>
          ) : (
            <p>
              {number(correct_today)} of {plural(total_today, 'answer')} right, {plural(spells_today, 'word')}
            </p>
          )}
        </div>
      </div>
      <dl className={styles.figures}>
        <div>
          <dt>All time</dt>
          <dd>
            {number(correct_all)} <small>of {plural(total_all, 'answer')} right</small>
          </dd>
        </div>
        <div>
          <dt>Right in all</dt>
          <dd>{overall} %</dd>
        </div>
        <div>
          <dt>Best streak</dt>
          <dd>
            {number(stat.best_streak_ever)} <small>right in a row</small>
          </dd>
        </div>
        <div>
          <dt>Sessions</dt>
          <dd>{number(stat.session_count)}</dd>
        </div>
      </dl>
    </section>
  )
}
