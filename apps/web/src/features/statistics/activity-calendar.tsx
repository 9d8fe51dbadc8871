import type { DailyActivity } from '@wordhoard/contracts/learning-statistics'
import { localDate } from '@wordhoard/learning/days'
import { useState } from 'react'
import { shortDay } from '../../lib/dates'
import { timeZone } from '../../lib/time-zone'
import { type ActivityDay, activityNote, activitySummary, activityWeeks, daysOf } from './activity'
import styles from './activity-calendar.module.css'
import { ActivityGrid, ActivityLegend, daySentence } from './activity-grid'
import { activityCalendarMessages } from './messages'
import { monthLabels } from './month-labels'
import { PlotFigure } from './plots/plot-figure'

/** Shows the last 100 days as a calendar with months and weekdays; its table lists the days with answers. */
export function ActivityCalendar({ rows }: { rows: readonly DailyActivity[] }) {
  const [pointed, setPointed] = useState<ActivityDay>()
  const weeks = activityWeeks(rows, localDate(new Date(), timeZone()))
  const summary = activitySummary(weeks)
  const { title, head, weekdays } = activityCalendarMessages
  const active = daysOf(weeks)
    .filter(({ answers }) => answers > 0)
    .reverse()
  return (
    <PlotFigure
      title={title}
      summary={activityNote(weeks) ?? summary}
      table={{
        head: [head.day, head.sessions, head.answers, head.words],
        rows: active.map(({ date, sessions, answers, words }) => [
          shortDay(date),
          sessions.toLocaleString('en-GB'),
          answers.toLocaleString('en-GB'),
          words.toLocaleString('en-GB'),
        ]),
      }}
    >
      <p className={styles.readout} aria-hidden>
        {pointed && daySentence(pointed)}
      </p>
      <div className={styles.calendar}>
        <div className={styles.months} aria-hidden>
          {monthLabels(weeks).map((name, column) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a column is identified by its index.
            <span key={column}>{name}</span>
          ))}
        </div>
        <div className={styles.weekdays} aria-hidden>
          {weekdays.map((name, weekday) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a weekday is identified by its index.
            <span key={weekday}>{name}</span>
          ))}
        </div>
        <ActivityGrid weeks={weeks} label={summary} onPoint={setPointed} />
      </div>
      <ActivityLegend />
    </PlotFigure>
  )
}
