import { Frame, PlaceLabel, type PlotArea, ValueAxis } from './frame'
import { freestCorner, type Spot } from './freest-corner'
import styles from './plot.module.css'
import { labelStep, niceTicks, scaleOf } from './scale'

export interface Point {
  /** Horizontal position in any unit, so that a week without data leaves a gap. */
  readonly at: number
  readonly label: string
  readonly value: number
  /** Description of the point, shown while it is pointed at. */
  readonly readout: string
}

interface LinePlotProps {
  label: string
  points: readonly Point[]
  /** Range that the vertical axis covers at least. */
  covers: readonly [min: number, max: number]
  format: (value: number) => string
  /** A target value to compare with, and its name. */
  aim?: { readonly value: number; readonly name: string }
}

const LABEL_WIDTH = 64

/** Shows values over time as points joined by a line. */
export function LinePlot(props: LinePlotProps) {
  const { label, points, covers, format } = props
  const first = points[0]?.at ?? 0
  const span = (points.at(-1)?.at ?? 0) - first
  // A single point is shown in the middle.
  const places = points.map(({ at }) => (span === 0 ? 0.5 : (at - first) / span))
  const values = points.map(({ value }) => value)
  const ticks = niceTicks(Math.min(covers[0], ...values), Math.max(covers[1], ...values), 4)
  const valueLabels = ticks.map(format)
  return (
    <Frame
      label={label}
      readout={points.map(({ readout }) => readout)}
      places={places}
      valueLabels={valueLabels}
      draw={(area) => <Line {...props} places={places} ticks={ticks} valueLabels={valueLabels} area={area} />}
    />
  )
}

interface LineProps extends Pick<LinePlotProps, 'points' | 'aim'> {
  places: readonly number[]
  ticks: readonly number[]
  valueLabels: readonly string[]
  area: PlotArea
}

function Line({ points, aim, places, ticks, valueLabels, area }: LineProps) {
  const values = points.map(({ value }) => value)
  const y = scaleOf(ticks, area.bottom, area.top)
  const inset = 8
  const x = (place: number) => area.left + inset + place * (area.right - area.left - 2 * inset)
  const step = labelStep(points.length, area.right - area.left, LABEL_WIDTH)
  return (
    <>
      <ValueAxis scale={y} area={area} labels={valueLabels} />
      {aim && (
        <line className={styles.aim} x1={area.left} x2={area.right} y1={y(aim.value)} y2={y(aim.value)} />
      )}
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
      {aim && (
        <AimName
          {...aim}
          points={values.map((value, index) => ({ x: x(places[index]!), y: y(value) }))}
          y={y(aim.value)}
          area={area}
        />
      )}
    </>
  )
}

interface AimNameProps {
  name: string
  /** Points as drawn, from left to right. */
  points: readonly Spot[]
  /** Height of the target's line, in px. */
  y: number
  area: PlotArea
}

/** Labels the dashed line at the corner farthest from the values. */
function AimName({ name, points, y, area }: AimNameProps) {
  const { isLeft, isBelow } = freestCorner(points, { left: area.left, right: area.right, y })
  return (
    <text
      className={styles.aimName}
      x={isLeft ? area.left + 4 : area.right}
      y={y + (isBelow ? 16 : -6)}
      textAnchor={isLeft ? 'start' : 'end'}
    >
      {name}
    </text>
  )
}
