import type { Insights } from '@wordhoard/contracts/learning-statistics'
import { dayAndMonth, shortDay } from '../../lib/dates'
import { forecastMessages } from './messages'
import { BarPlot } from './plots/bar-plot'
import { PlotFigure } from './plots/plot-figure'
import { EmptyPart } from './stat-part'

type Forecast = Insights['forecast']

const { title, head } = forecastMessages

/** Shows how many words are due on each day. Overdue words count as due today. */
export function ForecastPlot({ forecast }: { forecast: Forecast }) {
  const total = forecast.reduce((sum, { due }) => sum + due, 0)
  if (total === 0) {
    return <EmptyPart title={title}>{forecastMessages.empty}</EmptyPart>
  }
  const nameOf = (date: string, at: number) => (at === 0 ? forecastMessages.todayLabel : dayAndMonth(date))
  return (
    <PlotFigure
      title={title}
      summary={forecastSummary(forecast)}
      table={{
        head: [head.day, head.due],
        rows: forecast.map(({ date, due }) => [shortDay(date), due.toLocaleString('en-GB')]),
      }}
    >
      <BarPlot
        label={forecastMessages.label(total)}
        bars={forecast.map(({ date, due }, at) => ({
          label: nameOf(date, at),
          value: due,
          readout: forecastMessages.dayDue(at === 0 ? forecastMessages.today : shortDay(date), due),
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
  const summary = forecastMessages.summary(total, today.toLocaleString('en-GB'))
  if (most.due <= today) return summary
  return `${summary} ${forecastMessages.busiestDay(shortDay(most.date), most.due.toLocaleString('en-GB'))}`
}
