import { type Estimate, probabilityOfKnowing } from './rasch'

/** A word of a text: how often it occurs, and how likely the learner knows it. */
export interface CountedProbability {
  readonly count: number
  readonly probability: number
  /** Its difficulty, unless its probability comes from evidence of its own. */
  readonly difficulty?: number | undefined
}

/** A step of ability by which its effect on coverage is measured. */
const STEP = 0.01

/**
 * Returns the share of a text's tokens that a learner knows, with its standard error. Whether one word is known is a
 * matter of chance for each word, but an error of ability concerns all words at once.
 */
export function estimateCoverage(
  words: readonly CountedProbability[],
  ability: Estimate,
): { coverage: number; error: number } {
  let [tokens, known, chance, slope] = [0, 0, 0, 0]
  for (const { count, probability, difficulty } of words) {
    tokens += count
    known += count * probability
    chance += count * count * probability * (1 - probability)
    if (difficulty === undefined) continue
    const shifted = { mean: ability.mean + STEP, variance: ability.variance }
    slope +=
      (count * (probabilityOfKnowing(shifted, difficulty) - probabilityOfKnowing(ability, difficulty))) / STEP
  }
  if (tokens === 0) return { coverage: 1, error: 0 }
  return { coverage: known / tokens, error: Math.sqrt(chance + slope * slope * ability.variance) / tokens }
}
