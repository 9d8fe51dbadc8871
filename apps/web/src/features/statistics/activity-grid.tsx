import { shortDay } from '../../lib/dates'
import type { ActivityDay, ActivityWeeks } from './activity'
import styles from './activity-grid.module.css'
import { activityMessages } from './activity-messages'

interface ActivityGridProps {
  weeks: ActivityWeeks
  /** Description in a sentence: screen readers get the grid as one image. */
  label: string
  /** Called with the day under the pointer; undefined when the pointer leaves. */
  onPoint?: ((day: ActivityDay | undefined) => void) | undefined
}

/** Describes a day in a sentence. */
export function daySentence({ date, sessions, answers, words }: ActivityDay): string {
  if (answers === 0) return activityMessages.dayWithout(shortDay(date))
  return activityMessages.day(shortDay(date), sessions, answers, words)
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

/** Explains the shades of the squares. */
export function ActivityLegend() {
  return (
    <ul className={styles.legend} aria-label={activityMessages.legend}>
      {activityMessages.levels.map((text, level) => (
        <li key={text}>
          <span className={styles.day} data-level={level} aria-hidden /> {text}
        </li>
      ))}
    </ul>
  )
}
