import { factorise, solve } from './gaussian-process'
import type { Features } from './word-features'

/** Features by which words were chosen for the list: use, levels, family, and whether they are names. */
const NAMES = [
  ...['rank', 'count with forms', 'written rank', 'glosses', 'level', 'level by hand', 'for learners'],
  ...['base rank', 'family count', 'senses', 'tags', 'letters', 'name', 'capital'],
]
/** log₁₀ rank from which ever fewer words are on the list. */
const RARE = 3.9
const STEPS = 25
/** Words less likely to be on the list than this are harder than a model of listed words thinks. */
const UNLIKELY = 0.03
/** Logits by which a word is harder for each factor of e that it is less likely; at most this many factors. */
const SHIFT = { each: 0.8, most: 5 }

/**
 * How likely a word is to be on the list of difficulties, by logistic regression (Newton's method). The list has words
 * that learners need; its rare ones are compounds and derivatives of common words. A model of such words alone would
 * think that other rare words (pusillanimous) are as easy, and that a beginner knows thousands of them. So a word of a
 * kind that the list hardly has is taken to be harder (a correction of selection, as by Heckman 1979, with a strength
 * that we chose: it costs listed words less than 0.01 in RMSE).
 */
export class ListSelection {
  readonly #means: readonly number[]
  readonly #deviations: readonly number[]
  readonly #weights: Float64Array

  constructor(words: readonly { readonly features: Features; readonly isListed: boolean }[]) {
    const mean = (of: (features: Features) => number) =>
      words.reduce((sum, { features }) => sum + of(features), 0) / words.length
    this.#means = NAMES.map((name) => mean((features) => features[name]!))
    this.#deviations = NAMES.map(
      (name, at) => Math.sqrt(mean((features) => (features[name]! - this.#means[at]!) ** 2)) || 1,
    )
    const rows = words.map(({ features }) => this.#row(features))
    const size = NAMES.length + 2
    this.#weights = new Float64Array(size)
    for (let step = 0; step < STEPS; step++) {
      const matrix = Array.from({ length: size }, (_, row) => new Float64Array(row + 1).fill(1, row))
      const gradient = Array.from(this.#weights, (weight) => -weight)
      for (const [at, row] of rows.entries()) {
        const chance = this.#chance(row)
        const error = Number(words[at]!.isListed) - chance
        for (let i = 0; i < size; i++) {
          gradient[i]! += row[i]! * error
          for (let j = 0; j <= i; j++) matrix[i]![j]! += row[i]! * row[j]! * chance * (1 - chance)
        }
      }
      factorise(matrix)
      for (const [at, change] of solve(matrix, gradient).entries()) this.#weights[at]! += change
    }
  }

  #row(features: Features): number[] {
    const scaled = NAMES.map((name, at) => (features[name]! - this.#means[at]!) / this.#deviations[at]!)
    return [...scaled, 1, Math.max(0, features.rank! - RARE)]
  }

  #chance(row: readonly number[]): number {
    const logits = row.reduce((sum, value, at) => sum + value * this.#weights[at]!, 0)
    return 1 / (1 + Math.exp(-Math.max(-30, Math.min(30, logits))))
  }

  /** Returns how much harder a word is than words like it that are on the list, in logits. */
  shiftOf(features: Features): number {
    const factors = Math.log(UNLIKELY / this.#chance(this.#row(features)))
    return SHIFT.each * Math.max(0, Math.min(SHIFT.most, factors))
  }
}
