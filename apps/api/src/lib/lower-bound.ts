/** The first place in ascending numbers whose value is not below `value`; their length when there is none. */
export function lowerBound(sorted: Int32Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}
