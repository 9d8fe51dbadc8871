/** Returns a number from 0 up to, but not including, 1, like `Math.random`. */
export type Random = () => number

/** Returns a whole number from 0 up to, but not including, `below`. */
export function randomBelow(below: number, random: Random): number {
  return Math.min(below - 1, Math.floor(random() * below))
}

/** Returns a shuffled copy of the items (Fisher–Yates). */
export function inRandomOrder<Item>(items: readonly Item[], random: Random): Item[] {
  const result = [...items]
  for (let last = result.length - 1; last > 0; last--) {
    const other = randomBelow(last + 1, random)
    const moved = result[last] as Item
    result[last] = result[other] as Item
    result[other] = moved
  }
  return result
}
