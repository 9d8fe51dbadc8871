/** The least probability with which the true level lies in a range that is shown. */
const RANGE = 0.75

/** The index of the median level: of all the one that errs by the fewest levels. */
export function likeliestLevel(probabilities: readonly number[]): number {
  let sum = 0
  const median = probabilities.findIndex((probability) => (sum += probability) >= 0.5)
  return median < 0 ? probabilities.length - 1 : median
}

/** The first and last index of the narrowest range round the likeliest level that is probable enough. */
export function levelRange(probabilities: readonly number[]): [number, number] {
  let from = likeliestLevel(probabilities)
  let to = from
  let sum = probabilities[from] ?? 0
  while (sum < RANGE && (from > 0 || to < probabilities.length - 1)) {
    const below = probabilities[from - 1] ?? -1
    const above = probabilities[to + 1] ?? -1
    if (below > above) sum += probabilities[--from]!
    else sum += probabilities[++to]!
  }
  return [from, to]
}
