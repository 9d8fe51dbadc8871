/** A count as it may be claimed: rounded down to whole thousands, "147K+"; below a thousand to tens. */
export function roundCount(count: number): string {
  return count < 1000 ? `${Math.floor(count / 10) * 10}+` : `${Math.floor(count / 1000)}K+`
}
