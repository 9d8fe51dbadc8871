/**
 * The Rasch model (Rasch 1960): the ability of a learner and the difficulty of a word lie on one scale, in logits, and
 * the learner knows the word with probability `logistic(ability − difficulty)`.
 */

/** A quantity that is known with an error: mean and variance of a Gaussian. */
export interface Estimate {
  readonly mean: number
  readonly variance: number
}

/**
 * Variance of what the table doesn't know about a word: how much easier or harder it is for one learner than it says.
 * Held-out words of the published list are off by about this much (docs/research/knowledge.md).
 */
export const DIFFICULTY_VARIANCE = 1.4

export function logistic(logits: number): number {
  return 1 / (1 + Math.exp(-logits))
}

/**
 * Returns the mean of `logistic` over a Gaussian, by MacKay's approximation (1992, "The evidence framework applied to
 * classification networks"): uncertainty moves a probability towards one half.
 */
export function meanLogistic({ mean, variance }: Estimate): number {
  return logistic(mean / Math.sqrt(1 + (Math.PI * variance) / 8))
}

/**
 * Returns the probability that a learner knows a word of which nothing but its difficulty is known. For one learner it
 * falls as difficulty rises.
 */
export function probabilityOfKnowing(
  ability: Estimate,
  difficulty: number,
  variance: number = DIFFICULTY_VARIANCE,
): number {
  return meanLogistic({
    mean: ability.mean - difficulty,
    variance: ability.variance + variance,
  })
}
