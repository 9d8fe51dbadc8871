/** Maximum loss of probability of being at most one level off that is accepted for a more probable level. */
const MAX_PROBABILITY_LOSS = 0.14
/** Minimum probability that the true level lies in the range shown. */
const MIN_RANGE_PROBABILITY = 0.75

/**
 * Returns the index of the level that is least likely to be wrong by more than one. Of levels that are nearly as good,
 * it takes the most probable.
 */
export function likeliestLevel(probabilities: readonly number[]): number {
  const near = probabilities.map(
    (probability, at) => (probabilities[at - 1] ?? 0) + probability + (probabilities[at + 1] ?? 0),
  )
  const best = Math.max(...near)
  return near.reduce(
    (chosen, sum, at) =>
      best - sum <= MAX_PROBABILITY_LOSS && (chosen < 0 || probabilities[at]! > probabilities[chosen]!)
        ? at
        : chosen,
    -1,
  )
}

/** Returns the first and last index of the narrowest range around the likeliest level that is probable enough. */
export function levelRange(probabilities: readonly number[]): [number, number] {
  let from = likeliestLevel(probabilities)
  let to = from
  let sum = probabilities[from] ?? 0
  while (sum < MIN_RANGE_PROBABILITY && (from > 0 || to < probabilities.length - 1)) {
    const below = probabilities[from - 1] ?? -1
    const above = probabilities[to + 1] ?? -1
    if (below > above) sum += probabilities[--from]!
    else sum += probabilities[++to]!
  }
  return [from, to]
}
