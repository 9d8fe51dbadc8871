/** Returns the log of the sum of exponentials, without overflow. */
export function logSum(values: readonly number[]): number {
  const highest = Math.max(...values)
  return highest + Math.log(values.reduce((sum, value) => sum + Math.exp(value - highest), 0))
}
