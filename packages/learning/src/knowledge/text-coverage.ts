import { type Estimate, meanLogistic } from './rasch'

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

/** What ability is compared with to tell whether a word is known. */
export interface WordToCompare {
  /** Less what the word's own evidence says; NaN if what overrules the estimate has nothing to do with ability. */
  readonly difficulty: number
  /** How uncertain it is. */
  readonly variance: number
}

/** Returns a function that says how likely a learner of an ability knows words. */
export function wordChances({ mean, variance }: Estimate) {
  const spread = Z95 * Math.sqrt(variance)
  return (probability: number, word: WordToCompare): WordChance => {
    if (Number.isNaN(word.difficulty))
      return { probability, ifTypical: probability, ifLower: probability, ifUpper: probability }
    const chanceAt = (ability: number) =>
      meanLogistic({ mean: ability - word.difficulty, variance: word.variance })
    return {
      probability,
      ifTypical: chanceAt(mean),
      ifLower: chanceAt(mean - spread),
      ifUpper: chanceAt(mean + spread),
    }
  }
}

/** A word of which nothing need be estimated. */
export const CERTAIN_WORD: WordToCompare = { difficulty: Number.NaN, variance: 0 }

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
