import { shortDay } from '../../lib/dates'
import { formatCount } from '../../lib/format-count'
import type { ActivityDay, ActivityWeeks } from './activity'
import styles from './activity-grid.module.css'

interface ActivityGridProps {
  weeks: ActivityWeeks
  /** Description in a sentence: screen readers get the grid as one image. */
  label: string
  /** Called with the day under the pointer; undefined when the pointer leaves. */
  onPoint?: ((day: ActivityDay | undefined) => void) | undefined
}

/** Describes a day in a sentence. */
export function daySentence({ date, sessions, answers, words }: ActivityDay): string {
  if (answers === 0) return `${shortDay(date)}: no activity`
  return `${shortDay(date)}: ${formatCount(sessions, 'session')}, ${formatCount(answers, 'answer')}, ${formatCount(words, 'word')}`
}

/** The calendar as squares: one column per week from Sunday, with a stronger colour for more sessions. */
export function ActivityGrid({ weeks, label, onPoint }: ActivityGridProps) {
  return (
    <div className={styles.grid} role="img" aria-label={label} onPointerLeave={() => onPoint?.(undefined)}>
      {weeks.map((week, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
        <div key={column} className={styles.week}>
          {week.map((day, weekday) =>
            day ? (
              <span
                key={day.date}
                className={styles.day}
                data-level={day.level}
                title={onPoint ? undefined : daySentence(day)}
                onPointerEnter={() => onPoint?.(day)}
              />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell is identified by its index.
              <span key={weekday} className={styles.blank} />
            ),
          )}
        </div>
      ))}
    </div>
  )
}

const levels = [
  [0, 'none'],
  [1, '1–2'],
  [2, '3–5'],
  [3, '6–10'],
  [4, 'more'],
] as const

/** Explains the shades of the squares. */
export function ActivityLegend() {
  return (
    <ul className={styles.legend} aria-label="Sessions a day">
      {levels.map(([level, text]) => (
        <li key={level}>
          <span className={styles.day} data-level={level} aria-hidden /> {text}
        </li>
      ))}
    </ul>
  )
}
