import type { LearningStat } from '@wordhoard/contracts/learning-statistics'
import { formatCount } from '../../lib/format-count'
import { clampPercent } from './clamp-percent'
import { ProgressRing } from './progress-ring'
import styles from './statistics.module.css'

const number = (value: number) => value.toLocaleString('en-GB')

interface LearningFiguresProps {
  stat: LearningStat
}

/** Shows the figures on answers, for today and in total. */
export function LearningFigures({ stat }: LearningFiguresProps) {
  const { correct_today, total_today, spells_today, total_all } = stat
  return (
    <section className={styles.learning} aria-labelledby="learning-stats">
      <h3 id="learning-stats">Learning</h3>
      <div className={styles.today}>
        <ProgressRing percent={(100 * correct_today) / total_today} label="Right answers today" />
        <div>
          <p className={styles.lead}>Today</p>
          {total_today === 0 ? (
            <p>No answers yet.{total_all === 0 && ' From your first session on they are counted here.'}</p>
          ) : (
            <p>
              {number(correct_today)} of {formatCount(total_today, 'answer')} right,{' '}
              {formatCount(spells_today, 'word')}
            </p>
          )}
        </div>
      </div>
      {total_all > 0 && <AllTime stat={stat} />}
    </section>
  )
}

function AllTime({ stat }: LearningFiguresProps) {
  const { correct_all, total_all, best_streak_ever, session_count } = stat
  return (
    <dl className={styles.figures}>
      <div>
        <dt>All time</dt>
        <dd>
          {number(correct_all)} <small>of {formatCount(total_all, 'answer')} right</small>
        </dd>
      </div>
      <div>
        <dt>Right in all</dt>
        <dd>{clampPercent((100 * correct_all) / total_all)} %</dd>
      </div>
      <div>
        <dt>Best streak</dt>
        <dd>
          {number(best_streak_ever)} <small>right in a row</small>
        </dd>
      </div>
      <div>
        <dt>Sessions</dt>
        <dd>{number(session_count)}</dd>
      </div>
    </dl>
  )
}
