import { Frame, PlaceLabel, type PlotArea, ValueAxis } from './frame'
import styles from './plot.module.css'
import { labelStep, niceTicks, type Scale, scaleOf } from './scale'

export interface Point {
  /** Place from left to right, in any unit: a week with nothing to say leaves its room. */
  readonly at: number
  readonly label: string
  readonly value: number
  /** What it stands for, in words. */
  readonly readout: string
}

interface LinePlotProps {
  label: string
  points: readonly Point[]
  /** The vertical axis covers at least these. */
  covers: readonly [min: number, max: number]
  format: (value: number) => string
  /** A value to compare with, and its name. */
  aim?: { readonly value: number; readonly name: string }
}

const LABEL_WIDTH = 64

/** Values over time as points joined by a line. */
export function LinePlot(props: LinePlotProps) {
  const { label, points } = props
  const first = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - first
  // A single point stands in the middle.
  const places = points.map(({ at }) => (span === 0 ? 0.5 : (at - first) / span))
  return (
    <Frame
      label={label}
      readout={points.map(({ readout }) => readout)}
      places={places}
      draw={(area) => <Line {...props} places={places} area={area} />}
    />
  )
}

function Line({
  points,
  covers,
  format,
  aim,
  places,
  area,
}: LinePlotProps & { places: number[]; area: PlotArea }) {
  const values = points.map(({ value }) => value)
  const ticks = niceTicks(Math.min(covers[0], ...values), Math.max(covers[1], ...values), 4)
  const y = scaleOf(ticks, area.bottom, area.top)
  const inset = 8
  const x = (place: number) => area.left + inset + place * (area.right - area.left - 2 * inset)
  const step = labelStep(points.length, area.right - area.left, LABEL_WIDTH)
  return (
    <>
      <ValueAxis scale={y} area={area} format={format} />
      {aim && <Aim {...aim} ends={[values[0]!, values.at(-1)!]} y={y} area={area} />}
      <path
        className={styles.line}
        d={`M${points.map(({ value }, at) => `${x(places[at]!).toFixed(1)} ${y(value).toFixed(1)}`).join('L')}`}
      />
      {points.map(({ at, label, value }, index) => (
        <g key={at}>
          <circle
            className={styles.dot}
            cx={x(places[index]!)}
            cy={y(value)}
            r={area.pointed === index ? 6 : 4}
          />
          {index % step === 0 && (
            <PlaceLabel x={x(places[index]!)} area={area}>
              {label}
            </PlaceLabel>
          )}
        </g>
      ))}
    </>
  )
}

interface AimProps {
  value: number
  name: string
  /** The first and the last value drawn. */
  ends: readonly [first: number, last: number]
  y: Scale
  area: PlotArea
}

/** A dashed line across. Its name stands at the end that is farther from the values, on the side away from them. */
function Aim({ value, name, ends: [first, last], y, area }: AimProps) {
  const isLeft = Math.abs(first - value) > Math.abs(last - value)
  const isBelow = (isLeft ? first : last) > value
  return (
    <g>
      <line className={styles.aim} x1={area.left} x2={area.right} y1={y(value)} y2={y(value)} />
      <text
        className={styles.aimName}
        x={isLeft ? area.left + 4 : area.right}
        y={y(value) + (isBelow ? 16 : -6)}
        textAnchor={isLeft ? 'start' : 'end'}
      >
        {name}
      </text>
    </g>
  )
}
