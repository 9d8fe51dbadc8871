/** Formats a change of score with its sign and two decimals: +1.20, −0.35; no change is 0. */
export function formatSigned(delta: number): string {
  const size = Math.abs(delta).toFixed(2)
  if (size === '0.00') return '0'
  return `${delta > 0 ? '+' : '−'}${size}`
}
