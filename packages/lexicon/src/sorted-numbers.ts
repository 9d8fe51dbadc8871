/** Numbers in ascending order. */
type SortedNumbers = Int32Array | Uint32Array

/** Returns the index of the first number that isn't below `value`; the length when there is none. */
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

/** Returns the index of a value; −1 when it is missing. */
export function placeOf(sorted: SortedNumbers, value: number): number {
  const place = lowerBound(sorted, value)
  return sorted[place] === value ? place : -1
}
