/** A linear scale from values to pixels. */
export interface Scale {
  (value: number): number
  readonly ticks: readonly number[]
}

/**
 * Round values (1, 2 or 5 times a power of ten apart) from at or below `min` to at or above `max`.
 *
 * @param count about how many steps
 * @param least the smallest step; 1 for what is counted in wholes
 */
export function niceTicks(min: number, max: number, count: number, least = 0): number[] {
  const span = max - min || Math.abs(max) || 1
  const rough = span / count
  const power = 10 ** Math.floor(Math.log10(rough))
  const factor = [1, 2, 5, 10].find((candidate) => candidate * power >= rough * 0.999_999) ?? 10
  const step = Math.max(factor * power, least)
  const first = Math.floor(min / step + 1e-9)
  const last = Math.max(Math.ceil(max / step - 1e-9), first + 1)
  // Products instead of sums, and rounded: 0.1 + 0.2 must be the tick 0.3.
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)))
}

/** Maps the ticks' whole range to `from` … `to` px. */
export function scaleOf(ticks: readonly number[], from: number, to: number): Scale {
  const [low, high] = [ticks[0] ?? 0, ticks.at(-1) ?? 1]
  const scale = (value: number) => from + ((value - low) / (high - low)) * (to - from)
  return Object.assign(scale, { ticks })
}

/** Every how many-th of `count` labels of a width is written, so that none touches the next. */
export function labelStep(count: number, width: number, labelWidth: number): number {
  return Math.max(1, Math.ceil((count * labelWidth) / Math.max(width, 1)))
}
