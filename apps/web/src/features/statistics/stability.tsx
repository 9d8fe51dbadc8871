import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { formatCount } from '../../lib/format-count'
import { LinePlot } from './plots/line-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Stability = Insights['stability']

const title = 'How long memory lasts'
const days = (value: number) => {
  const rounded = value < 10 ? Math.round(value * 10) / 10 : Math.round(value)
  return formatCount(rounded, 'day')
}

/** Shows the median stability of the words in memory at the end of each week. */
export function StabilityPlot({ stability }: { stability: Stability }) {
  const weeks = stability.filter(({ words }) => words > 0)
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) {
    return (
      <EmptyPart title={title}>
        After how many days a word would begin to slip away. It shows after your first session.
      </EmptyPart>
    )
  }
  const before =
    weeks.length > 1 ? `; in the week of ${shortDay(first.week)} it was ${days(first.median_days)}` : ''
  return (
    <PlotFigure
      title={title}
      summary={`Half of your ${formatCount(last.words, 'word')} last ${days(last.median_days)} or longer${before}.`}
      table={{
        head: ['Week from', 'Words', 'Median'],
        rows: weeks.map(({ week, words, median_days }) => [
          shortDay(week),
          words.toLocaleString('en-GB'),
          days(median_days),
        ]),
      }}
    >
      <LinePlot
        label={`${title}: median stability in days by week`}
        points={weeks.map(({ week, words, median_days }) => ({
          at: Date.parse(week),
          label: dayAndMonth(week),
          value: median_days,
          readout: `Week from ${shortDay(week)}: ${days(median_days)}, ${formatCount(words, 'word')}`,
        }))}
        covers={[0, 1]}
        format={(value) => `${value.toLocaleString('en-GB')} d`}
      />
    </PlotFigure>
  )
}
