/** Rounds a count down for display: to whole thousands, "147K+", or to tens below a thousand. */
export function roundCount(count: number): string {
  return count < 1000 ? `${Math.floor(count / 10) * 10}+` : `${Math.floor(count / 1000)}K+`
}
