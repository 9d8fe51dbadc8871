/**
 * Rounds an estimated number of words, so that it doesn't look more exact than it is: to hundreds, and small ones to tens.
 */
export function roundSize(words: number): number {
  const step = words < 500 ? 10 : 100
  return Math.round(words / step) * step
}
