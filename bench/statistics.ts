/** Returns the median, the upper of the two middle values if their number is even; NaN if there are none. */
export function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[values.length >> 1] ?? Number.NaN
}

/**
 * Returns a percentile by the nearest-rank method: the smallest value that at least `share` (0 to 1) of all values do
 * not exceed; NaN if there are none.
 */
export function percentile(values: readonly number[], share: number): number {
  const rank = Math.max(1, Math.ceil(values.length * share))
  return values.toSorted((a, b) => a - b)[rank - 1] ?? Number.NaN
}

export function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length
}
