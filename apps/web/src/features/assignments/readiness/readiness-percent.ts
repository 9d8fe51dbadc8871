/** Returns a share as a whole per cent, rounded down, so that 95 is shown only where 95 % is reached. */
export function readinessPercent(share: number): number {
  // Shares are thousandths, whose product with 100 may be a little less than it should be.
  return Math.floor(share * 100 + 1e-6)
}
