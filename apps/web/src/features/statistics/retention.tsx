import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { retentionMessages } from './messages'
import { LinePlot } from './plots/line-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Retention = Insights['retention']

const { title, head } = retentionMessages
const percent = (share: number) => `${Math.round(100 * share)}%`

/** Shows the share of reviewed words that were recalled, week by week, against the scheduler's target. */
export function RetentionPlot({ retention, target }: { retention: Retention; target: number }) {
  const weeks = retention.filter(({ answers }) => answers > 0)
  const last = weeks.at(-1)
  if (!last) {
    return <EmptyPart title={title}>{retentionMessages.empty}</EmptyPart>
  }
  const answers = weeks.reduce((sum, week) => sum + week.answers, 0)
  const correct = weeks.reduce((sum, week) => sum + week.correct, 0)
  return (
    <PlotFigure
      title={title}
      summary={retentionMessages.summary(
        percent(correct / answers),
        answers,
        percent(last.correct / last.answers),
        percent(target),
      )}
      table={{
        head: [head.week, head.remembered, head.words, head.share],
        rows: weeks.map((week) => [
          shortDay(week.week),
          week.correct.toLocaleString('en-GB'),
          week.answers.toLocaleString('en-GB'),
          percent(week.correct / week.answers),
        ]),
      }}
    >
      <LinePlot
        label={retentionMessages.label(percent(target))}
        points={weeks.map((week) => ({
          at: Date.parse(week.week),
          label: dayAndMonth(week.week),
          value: week.correct / week.answers,
          readout: retentionMessages.week(
            shortDay(week.week),
            percent(week.correct / week.answers),
            week.answers,
          ),
        }))}
        covers={[0.6, 1]}
        format={percent}
        aim={{ value: target, name: retentionMessages.target(percent(target)) }}
      />
    </PlotFigure>
  )
}
