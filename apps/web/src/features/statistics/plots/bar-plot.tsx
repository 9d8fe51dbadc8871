import { Frame, PlaceLabel, type PlotArea, ValueAxis } from './frame'
import styles from './plot.module.css'
import { labelStep, niceTicks, scaleOf } from './scale'

export interface Bar {
  /** Label below the axis. */
  readonly label: string
  readonly value: number
  /** Description of the bar, shown while it is pointed at. */
  readonly readout: string
}

interface BarPlotProps {
  label: string
  bars: readonly Bar[]
}

const LABEL_WIDTH = 52

/** Shows counts as bars from left to right. */
export function BarPlot({ label, bars }: BarPlotProps) {
  const ticks = niceTicks(0, Math.max(...bars.map(({ value }) => value)), 4, 1)
  const valueLabels = ticks.map((value) => value.toLocaleString('en-GB'))
  return (
    <Frame
      label={label}
      readout={bars.map(({ readout }) => readout)}
      places={bars.map((_, at) => (at + 0.5) / bars.length)}
      valueLabels={valueLabels}
      draw={(area) => <Bars bars={bars} ticks={ticks} valueLabels={valueLabels} area={area} />}
    />
  )
}

interface BarsProps {
  bars: readonly Bar[]
  ticks: readonly number[]
  valueLabels: readonly string[]
  area: PlotArea
}

function Bars({ bars, ticks, valueLabels, area }: BarsProps) {
  const y = scaleOf(ticks, area.bottom, area.top)
  const slot = (area.right - area.left) / bars.length
  const gap = Math.min(4, slot * 0.25)
  const step = labelStep(bars.length, area.right - area.left, LABEL_WIDTH)
  return (
    <>
      <ValueAxis scale={y} area={area} labels={valueLabels} />
      {bars.map(({ label, value }, at) => {
        const x = area.left + at * slot
        return (
          <g key={label}>
            <rect
              className={styles.bar}
              data-pointed={area.pointed === at || undefined}
              x={x + gap / 2}
              width={slot - gap}
              // A count of one stays visible beside a count of a thousand.
              y={value > 0 ? Math.min(y(value), area.bottom - 2) : area.bottom}
              height={value > 0 ? Math.max(area.bottom - y(value), 2) : 0}
              rx={Math.min(3, slot / 4)}
            />
            {at % step === 0 && (
              <PlaceLabel x={x + slot / 2} area={area}>
                {label}
              </PlaceLabel>
            )}
          </g>
        )
      })}
    </>
  )
}
