const rows = [new Uint8Array(256), new Uint8Array(256), new Uint8Array(256)] as const

/**
 * Returns the optimal string alignment distance (Damerau–Levenshtein without overlapping edits) of two byte strings of
 * at most 254 bytes, or `limit + 1` if the distance is larger.
 */
export function editDistance(
  a: Uint8Array,
  startA: number,
  lengthA: number,
  b: Uint8Array,
  startB: number,
  lengthB: number,
  limit: number,
): number {
  if (Math.abs(lengthA - lengthB) > limit) return limit + 1
  let start = 0
  let n = lengthA
  let m = lengthB
  while (n > 0 && m > 0 && a[startA + n - 1] === b[startB + m - 1]) {
    n--
    m--
  }
  while (start < n && start < m && a[startA + start] === b[startB + start]) start++
  n -= start
  m -= start
  if (n === 0 || m === 0) return Math.min(n + m, limit + 1)
  const offA = startA + start
  const offB = startB + start
  let [before, last, row] = rows as readonly [Uint8Array, Uint8Array, Uint8Array]
  for (let j = 0; j <= m; j++) last[j] = j
  for (let i = 1; i <= n; i++) {
    row[0] = i
    let smallest = i
    const unit = a[offA + i - 1]
    for (let j = 1; j <= m; j++) {
      let cost = Math.min(last[j]! + 1, row[j - 1]! + 1, last[j - 1]! + (unit === b[offB + j - 1] ? 0 : 1))
      const swapped = i > 1 && j > 1 && unit === b[offB + j - 2] && a[offA + i - 2] === b[offB + j - 1]
      if (swapped) cost = Math.min(cost, before[j - 2]! + 1)
      row[j] = cost
      if (cost < smallest) smallest = cost
    }
    if (smallest > limit) return limit + 1
    ;[before, last, row] = [last, row, before]
  }
  return last[m]!
}
