/** Numbers in ascending order. */
type SortedNumbers = Int32Array | Uint32Array

/** The first place in ascending numbers whose value is not below `value`; their length when there is none. */
export function lowerBound(sorted: SortedNumbers, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
}

/** Where a value stands in ascending numbers; −1 when it does not. */
export function placeOf(sorted: SortedNumbers, value: number): number {
  const place = lowerBound(sorted, value)
  return sorted[place] === value ? place : -1
}
