/** A linear scale from values to pixels. */
export interface Scale {
  (value: number): number
  readonly ticks: readonly number[]
}

/**
 * Returns round values (1, 2 or 5 times a power of ten apart) from at or below `min` to at or above `max`.
 *
 * @param count approximate number of steps
 * @param least smallest step; 1 for whole numbers
 */
export function niceTicks(min: number, max: number, count: number, least = 0): number[] {
  const span = max - min || Math.abs(max) || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999_999) ?? 10
  const step = Math.max(factor * power, least)
  const first = Math.floor(min / step + 1e-9)
  const last = Math.max(Math.ceil(max / step - 1e-9), first + 1)
  // Multiplied rather than summed, and rounded: 0.1 + 0.2 must give the tick 0.3.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** Maps the range of the ticks to `from` … `to` px. */
export function scaleOf(ticks: readonly number[], from: number, to: number): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const scale = (value: number) => from + ((value - low) / (high - low)) * (to - from)
  return Object.assign(scale, { ticks })
}

/** Width of a digit on the axis, and of what surrounds a label, in px. */
const DIGIT_WIDTH = 7.5
const LABEL_MARGIN = 12
const MIN_AXIS_WIDTH = 44

/** Returns the space, in px, that the labels of a vertical axis need; the same for all short ones. */
export function axisWidth(labels: readonly string[]): number {
  const longest = Math.max(0, ...labels.map(({ length }) => length))
  return Math.max(MIN_AXIS_WIDTH, Math.ceil(longest * DIGIT_WIDTH) + LABEL_MARGIN)
}

/**
 * Returns the smallest n for which every n-th of `count` labels can be shown without touching the next one.
 *
 * @param width space for all labels, in px
 * @param labelWidth space for one label, in px
 */
export function labelStep(count: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
}
