import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { stabilityMessages } from './messages'
import { LinePlot } from './plots/line-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Stability = Insights['stability']

const { title, head } = stabilityMessages
const days = (value: number) => {
  if (value < 1) return stabilityMessages.underADay
  return stabilityMessages.days(value < 10 ? Math.round(value * 10) / 10 : Math.round(value))
}

/** Shows the median stability of the words in memory at the end of each week. */
export function StabilityPlot({ stability }: { stability: Stability }) {
  const weeks = stability.filter(({ words }) => words > 0)
  const [first, last] = [weeks[0], weeks.at(-1)]
  if (!first || !last) {
    return <EmptyPart title={title}>{stabilityMessages.empty}</EmptyPart>
  }
  return (
    <PlotFigure
      title={title}
      summary={stabilitySummary(first, last)}
      table={{
        head: [head.week, head.words, head.time],
        rows: weeks.map(({ week, words, median_days }) => [
          shortDay(week),
          words.toLocaleString('en-GB'),
          days(median_days),
        ]),
      }}
    >
      <LinePlot
        label={stabilityMessages.label}
        points={weeks.map(({ week, words, median_days }) => ({
          at: Date.parse(week),
          label: dayAndMonth(week),
          value: median_days,
          readout: stabilityMessages.week(shortDay(week), days(median_days), words),
        }))}
        covers={[0, 1]}
        format={(value) => stabilityMessages.shortDays(value.toLocaleString('en-GB'))}
      />
    </PlotFigure>
  )
}

/** Sums up how long words last now, and how long they lasted in the first week if that is another one. */
function stabilitySummary(first: Stability[number], last: Stability[number]): string {
  if (last.median_days < 1) return stabilityMessages.shortSummary
  const summary = stabilityMessages.summary(last.words, days(last.median_days))
  if (first === last) return summary
  return `${summary} ${stabilityMessages.before(shortDay(first.week), days(first.median_days))}`
}
