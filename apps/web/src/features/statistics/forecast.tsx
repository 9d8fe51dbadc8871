import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { formatCount } from '../../lib/format-count'
import { BarPlot } from './plots/bar-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Forecast = Insights['forecast']

const title = 'Words due in the next 30 days'

/** Shows how many words are due on each day. Overdue words count as due today. */
export function ForecastPlot({ forecast }: { forecast: Forecast }) {
  const total = forecast.reduce((sum, { due }) => sum + due, 0)
  if (total === 0) {
    return (
      <EmptyPart title={title}>
        Nothing is on its way. After the first session with a word you will see here when it comes back.
      </EmptyPart>
    )
  }
  const nameOf = (date: string, at: number) => (at === 0 ? 'today' : dayAndMonth(date))
  return (
    <PlotFigure
      title={title}
      summary={forecastSummary(forecast)}
      table={{
        head: ['Day', 'Words due'],
        rows: forecast.map(({ date, due }) => [shortDay(date), due.toLocaleString('en-GB')]),
      }}
    >
      <BarPlot
        label={`${title}: ${formatCount(total, 'word')}`}
        bars={forecast.map(({ date, due }, at) => ({
          label: nameOf(date, at),
          value: due,
          readout: `${at === 0 ? 'Today' : shortDay(date)}: ${formatCount(due, 'word')} due`,
        }))}
      />
    </PlotFigure>
  )
}

/** Sums up how many words are due, how many of them today, and the busiest day if it is another one. */
function forecastSummary(forecast: Forecast): string {
  const total = forecast.reduce((sum, { due }) => sum + due, 0)
  const today = forecast[0]?.due ?? 0
  const most = forecast.reduce((best, day) => (day.due > best.due ? day : best))
  const fullest =
    most.due > today
      ? ` The fullest day is ${shortDay(most.date)} with ${most.due.toLocaleString('en-GB')}.`
      : ''
  return `${formatCount(total, 'word')}, ${today.toLocaleString('en-GB')} of them today.${fullest}`
}
