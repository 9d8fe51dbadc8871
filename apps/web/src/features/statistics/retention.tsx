import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { formatCount } from '../../lib/format-count'
import { LinePlot } from './plots/line-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Retention = Insights['retention']

const title = 'True retention by week'
/** Share of words recalled for which the scheduler plans reviews. */
const TARGET_RETENTION = 0.9
const percent = (share: number) => `${Math.round(100 * share)} %`

/** Shows the share of reviewed words that were recalled, week by week, against the scheduler's target. */
export function RetentionPlot({ retention }: { retention: Retention }) {
  const weeks = retention.filter(({ answers }) => answers > 0)
  const last = weeks.at(-1)
  if (!last) {
    return (
      <EmptyPart title={title}>
        How much you recall when a word comes back. It shows once words have come back on a later day.
      </EmptyPart>
    )
  }
  const answers = weeks.reduce((sum, week) => sum + week.answers, 0)
  const correct = weeks.reduce((sum, week) => sum + week.correct, 0)
  return (
    <PlotFigure
      title={title}
      summary={`You recalled ${percent(correct / answers)} of ${formatCount(answers, 'word')} that came back; ${percent(last.correct / last.answers)} in the latest week. The aim is 90 %.`}
      table={{
        head: ['Week from', 'Recalled', 'Of', 'Share'],
        rows: weeks.map((week) => [
          shortDay(week.week),
          week.correct.toLocaleString('en-GB'),
          week.answers.toLocaleString('en-GB'),
          percent(week.correct / week.answers),
        ]),
      }}
    >
      <LinePlot
        label={`${title}, in per cent, against an aim of 90`}
        points={weeks.map((week) => ({
          at: Date.parse(week.week),
          label: dayAndMonth(week.week),
          value: week.correct / week.answers,
          readout: `Week from ${shortDay(week.week)}: ${percent(week.correct / week.answers)} of ${formatCount(week.answers, 'word')}`,
        }))}
        covers={[0.6, 1]}
        format={percent}
        aim={{ value: TARGET_RETENTION, name: 'aim: 90 %' }}
      />
    </PlotFigure>
  )
}
