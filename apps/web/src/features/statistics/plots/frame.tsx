import { type PointerEvent, type ReactNode, useState } from 'react'
import styles from './plot.module.css'
import type { Scale } from './scale'
import { useWidth } from './use-width'

const HEIGHT = 200
/** px around the area in which values are drawn. */
const MARGIN = { top: 12, right: 10, bottom: 28, left: 44 } as const

/** The area in which values are drawn, in px. */
export interface PlotArea {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** The number of the mark under the pointer or finger. */
  readonly pointed: number | undefined
}

interface FrameProps {
  /** What is seen, for a screen reader. */
  label: string
  /** What a mark stands for, read out while it is pointed at. */
  readout: readonly string[]
  /** Where the marks are, as parts of the width: 0 to 1. */
  places: readonly number[]
  draw: (area: PlotArea) => ReactNode
}

/** A plot's picture at the size it is seen, with the mark that is pointed at read out above it. */
export function Frame({ label, readout, places, draw }: FrameProps) {
  const [ref, width] = useWidth<HTMLDivElement>()
  const [pointed, setPointed] = useState<number>()
  const area = {
    left: MARGIN.left,
    right: Math.max(width - MARGIN.right, MARGIN.left),
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

/** The number of the place nearest to a part of the width. */
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
  format: (value: number) => string
}

/** Lines across at the ticks of the vertical scale, with their values. */
export function ValueAxis({ scale, area, format }: AxisProps) {
  return (
    <g>
      {scale.ticks.map((tick) => (
        <g key={tick}>
          <line className={styles.grid} x1={area.left} x2={area.right} y1={scale(tick)} y2={scale(tick)} />
          <text className={styles.value} x={area.left - 8} y={scale(tick)}>
            {format(tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

/** A label below the area; the first and the last one stay within the picture. */
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
