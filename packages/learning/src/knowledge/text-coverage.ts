import { DIFFICULTY_VARIANCE, type Estimate, meanLogistic } from './rasch'

/** How much of a text a learner knows: shares of its words, 0 to 1, with the interval that holds it with 95 %. */
export interface TextCoverage {
  readonly estimate: number
  readonly low: number
  readonly high: number
}

/** Quantile of the normal distribution that leaves 2.5 % on each side. */
const Z95 = 1.96

/**
 * Adds up the words of a text. Whether one word is known is a matter of chance for each word, but an error of ability
 * concerns all words at once. Near 100 % the interval is narrower above than below, as coverage itself is bounded.
 */
export class CoverageSum {
  readonly #lower: Estimate
  readonly #upper: Estimate
  #tokens = 0
  #known = 0
  #chance = 0
  #ifLower = 0
  #ifUpper = 0

  /** @param ability of the learner */
  constructor({ mean, variance }: Estimate) {
    const spread = Z95 * Math.sqrt(variance)
    this.#lower = { mean: mean - spread, variance: DIFFICULTY_VARIANCE }
    this.#upper = { mean: mean + spread, variance: DIFFICULTY_VARIANCE }
  }

  /**
   * Adds a word.
   *
   * @param count how often it occurs
   * @param probability that the learner knows it
   * @param difficulty NaN if the probability comes from evidence of the word's own, which ability doesn't change
   */
  add(count: number, probability: number, difficulty: number): void {
    this.#tokens += count
    this.#known += count * probability
    this.#chance += count * count * probability * (1 - probability)
    const isOwn = Number.isNaN(difficulty)
    this.#ifLower += count * (isOwn ? probability : probabilityAt(this.#lower, difficulty))
    this.#ifUpper += count * (isOwn ? probability : probabilityAt(this.#upper, difficulty))
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

const probabilityAt = ({ mean, variance }: Estimate, difficulty: number) =>
  meanLogistic({ mean: mean - difficulty, variance })
