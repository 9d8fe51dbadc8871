import { type PointerEvent, type ReactNode, useState } from 'react'
import styles from './plot.module.css'
import { axisWidth, type Scale } from './scale'
import { useWidth } from './use-width'

const HEIGHT = 200
/** Margins around the plot area, in px. */
const MARGIN = { top: 12, right: 10, bottom: 28 } as const

/** The area in which values are drawn, in px. */
export interface PlotArea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** Index of the mark under the pointer. */
  readonly pointed: number | undefined
}

interface FrameProps {
  /** Description of the plot for screen readers. */
  label: string
  /** Description of each mark, shown while it is pointed at. */
  readout: readonly string[]
  /** Positions of the marks, as shares of the width from 0 to 1. */
  places: readonly number[]
  /** Labels of the vertical axis, which stand to the left of the plot area. */
  valueLabels: readonly string[]
  draw: (area: PlotArea) => ReactNode
}

/** Draws a plot at its real size, and shows the description of the mark that is pointed at above it. */
export function Frame({ label, readout, places, valueLabels, draw }: FrameProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const [pointed, setPointed] = useState<number>()
  const left = axisWidth(valueLabels)
  const area = {
    left,
    right: Math.max(width - MARGIN.right, left),
    top: MARGIN.top,
    bottom: HEIGHT - MARGIN.bottom,
    pointed,
  }
  const point = ({ clientX, currentTarget }: PointerEvent) => {
    const x = clientX - currentTarget.getBoundingClientRect().left - area.left
    setPointed(nearest(places, x / (area.right - area.left)))
  }
  return (
    <div ref={ref} className={styles.frame}>
      <p className={styles.readout} aria-hidden>
        {pointed === undefined ? '' : readout[pointed]}
      </p>
      {width > 0 && (
        <svg
          className={styles.plot}
          role="img"
          aria-label={label}
          width={width}
          height={HEIGHT}
          onPointerMove={point}
          onPointerDown={point}
          onPointerLeave={() => setPointed(undefined)}
        >
          {draw(area)}
        </svg>
      )}
    </div>
  )
}

/** Returns the index of the place nearest to a share of the width. */
function nearest(places: readonly number[], part: number): number | undefined {
  let best: number | undefined
  places.forEach((place, at) => {
    if (best === undefined || Math.abs(place - part) < Math.abs(places[best]! - part)) best = at
  })
  return best
}

interface AxisProps {
  scale: Scale
  area: PlotArea
  labels: readonly string[]
}

/** Draws lines across the plot at the ticks of the vertical scale, with a label at each. */
export function ValueAxis({ scale, area, labels }: AxisProps) {
  return (
    <g>
      {scale.ticks.map((tick, at) => (
        <g key={tick}>
          <line className={styles.grid} x1={area.left} x2={area.right} y1={scale(tick)} y2={scale(tick)} />
          <text className={styles.value} x={area.left - 8} y={scale(tick)}>
            {labels[at]}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A label below the plot area. A label near the right edge is aligned so that it stays within the picture. */
export function PlaceLabel({ x, area, children }: { x: number; area: PlotArea; children: ReactNode }) {
  const anchor = x > area.right - 24 ? 'end' : 'middle'
  return (
    <text
      className={styles.place}
      x={anchor === 'end' ? area.right + 8 : x}
      y={area.bottom + 20}
      textAnchor={anchor}
    >
      {children}
    </text>
  )
}
