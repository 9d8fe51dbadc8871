/** Differences in probability that are not worth a less probable level. */
const NEARLY = 0.1
/** The least probability with which the true level lies in a range that is shown. */
const RANGE = 0.75

/**
 * The index of the level that is least likely to be wrong by more than one; of those that are nearly as good the most
 * probable.
 */
export function likeliestLevel(probabilities: readonly number[]): number {
  const near = probabilities.map(
    (probability, at) => (probabilities[at - 1] ?? 0) + probability + (probabilities[at + 1] ?? 0),
  )
  const best = Math.max(...near)
  return near.reduce(
    (chosen, sum, at) =>
      best - sum <= NEARLY && (chosen < 0 || probabilities[at]! > probabilities[chosen]!) ? at : chosen,
    -1,
  )
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
