/** A whole per cent from 0 to 100, whatever comes in; what is no number is 0. */
export function clampPercent(percent: number): number {
  if (Number.isNaN(percent)) return 0
  return Math.round(Math.min(100, Math.max(0, percent)))
}
