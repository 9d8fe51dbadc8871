/** Rounds a percentage and limits it to 0 to 100; NaN gives 0. */
export function clampPercent(percent: number): number {
  if (Number.isNaN(percent)) return 0
  return Math.round(Math.min(100, Math.max(0, percent)))
}
