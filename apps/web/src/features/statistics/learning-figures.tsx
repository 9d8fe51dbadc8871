import type { LearningStat } from '@wordhoard/contracts/learning-statistics'
import { clampPercent } from './clamp-percent'
import { learningFiguresMessages } from './messages'
import { ProgressRing } from './progress-ring'
import styles from './statistics.module.css'

const number = (value: number) => value.toLocaleString('en-GB')
const small = (text: string) => <small>{text}</small>

interface LearningFiguresProps {
  stat: LearningStat
}

/** Shows the figures on answers, for today and in total. */
export function LearningFigures({ stat }: LearningFiguresProps) {
  const { correct_today, total_today, spells_today, total_all } = stat
  return (
    <section className={styles.learning} aria-labelledby="learning-stats">
      <h3 id="learning-stats">{learningFiguresMessages.title}</h3>
      <div className={styles.today}>
        <ProgressRing percent={(100 * correct_today) / total_today} label={learningFiguresMessages.ring} />
        <div>
          <p className={styles.lead}>{learningFiguresMessages.today}</p>
          {total_today === 0 ? (
            <p>
              {total_all === 0 ? learningFiguresMessages.noAnswersEver : learningFiguresMessages.noAnswers}
            </p>
          ) : (
            <p>{learningFiguresMessages.rightToday(number(correct_today), total_today, spells_today)}</p>
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
        <dt>{learningFiguresMessages.allTime}</dt>
        <dd>{learningFiguresMessages.rightOf(number(correct_all), total_all, small)}</dd>
      </div>
      <div>
        <dt>{learningFiguresMessages.shareRight}</dt>
        <dd>{clampPercent((100 * correct_all) / total_all)}%</dd>
      </div>
      <div>
        <dt>{learningFiguresMessages.bestStreak}</dt>
        <dd>{learningFiguresMessages.rightInARow(number(best_streak_ever), small)}</dd>
      </div>
      <div>
        <dt>{learningFiguresMessages.sessions}</dt>
        <dd>{number(session_count)}</dd>
      </div>
    </dl>
  )
}
