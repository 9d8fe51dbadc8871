import type { SessionResult } from '@wordhoard/contracts/learning-statistics'
import { Award, CalendarCheck, TrendingUp } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from './achievements.module.css'
import { hasMovedUp, outcomeOf } from './session-outcome'
import { achievementMessages } from './session-stat-messages'

/** Minimum number of answers of a full round: fewer are no reason to celebrate. */
const FULL_ROUND = 4

/** Returns what is worth a quiet celebration: a full round, a new longest streak, each hundred words in memory. */
function milestonesOf(stat: SessionResult): string[] {
  const { total_answers, days_in_row, is_longest_row, words_kept } = stat
  const isFull = outcomeOf(stat) === 'allRight' && total_answers >= FULL_ROUND
  return [
    isFull && achievementMessages.fullRound(total_answers),
    is_longest_row && achievementMessages.longestRow(days_in_row),
    words_kept !== null && achievementMessages.wordsKept(words_kept),
  ].filter((text) => text !== false)
}

interface AchievementsProps {
  stat: SessionResult
  /** How far the learner is with today's goal. */
  goal?: ReactNode
}

/** What a session achieved: milestones, the words that moved up, the streak, and today's goal. */
export function Achievements({ stat, goal }: AchievementsProps) {
  const milestones = milestonesOf(stat)
  const movedUp = stat.words.filter(hasMovedUp).length
  return (
    <section aria-label={achievementMessages.label} className={styles.achievements}>
      {milestones.length > 0 && (
        <ul className={styles.milestones}>
          {milestones.map((text) => (
            <li key={text}>
              <Award aria-hidden />
              {text}
            </li>
          ))}
        </ul>
      )}
      <div className={styles.facts}>
        {movedUp > 0 && (
          <p className={styles.fact}>
            <TrendingUp aria-hidden />
            {achievementMessages.movedUp(movedUp)}
          </p>
        )}
        {stat.days_in_row > 0 && !stat.is_longest_row && (
          <p className={styles.fact}>
            <CalendarCheck aria-hidden />
            {achievementMessages.streak(stat.days_in_row)}
          </p>
        )}
        {goal}
      </div>
    </section>
  )
}
