import { DIFFICULTY_VARIANCE, type Estimate, meanLogistic } from './rasch'

/** How much of a text a learner knows: shares of its words, 0 to 1, with the interval that holds it with 95 %. */
export interface TextCoverage {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** Quantile of the normal distribution that leaves 2.5 % on each side. */
const Z95 = 1.96

/** How likely a learner knows a word: in all, and if their ability is as estimated or at the ends of its interval. */
export interface WordChance {
  readonly probability: number
  readonly ifTypical: number
  readonly ifLower: number
  readonly ifUpper: number
}

/** Returns a function that says how likely a learner of an ability knows words. */
export function wordChances({ mean, variance }: Estimate) {
  const spread = Z95 * Math.sqrt(variance)
  /** @param difficulty NaN if the probability comes from evidence of the word's own, which ability doesn't change */
  return (probability: number, difficulty: number): WordChance =>
    Number.isNaN(difficulty)
      ? { probability, ifTypical: probability, ifLower: probability, ifUpper: probability }
      : {
          probability,
          ifTypical: probabilityAt(mean - difficulty),
          ifLower: probabilityAt(mean - spread - difficulty),
          ifUpper: probabilityAt(mean + spread - difficulty),
        }
}

const probabilityAt = (logits: number) => meanLogistic({ mean: logits, variance: DIFFICULTY_VARIANCE })

/**
 * Adds up the words of a text. The estimate is the coverage of the typical learner like this one (the median): a mean
 * over an ability that is hardly known would call easy texts hard. Whether one word is known is a matter of chance for
 * each word, but an error of ability concerns all words at once. Near 100 % the interval is narrower above than below,
 * as coverage itself is bounded.
 */
export class CoverageSum {
  #tokens = 0
  #known = 0
  #chance = 0
  #ifLower = 0
  #ifUpper = 0

  /** @param count how often the word occurs */
  add(count: number, { ifTypical, ifLower, ifUpper }: WordChance): void {
    this.#tokens += count
    this.#known += count * ifTypical
    this.#chance += count * count * ifTypical * (1 - ifTypical)
    this.#ifLower += count * ifLower
    this.#ifUpper += count * ifUpper
  }

  /** Returns the coverage of the words added; all of a text without words is known. */
  get coverage(): TextCoverage {
    const tokens = this.#tokens
    if (tokens === 0) return { estimate: 1, low: 1, high: 1 }
    const estimate = this.#known / tokens
    const chance = (Z95 * Math.sqrt(this.#chance)) / tokens
    const below = Math.hypot(Math.max(0, estimate - this.#ifLower / tokens), chance)
    const above = Math.hypot(Math.max(0, this.#ifUpper / tokens - estimate), chance)
    return { estimate, low: Math.max(0, estimate - below), high: Math.min(1, estimate + above) }
  }
}
