import { factorise, solve } from './gaussian-process'
import type { Features } from './word-features'

/** Features that tell how far a word's difficulty may be from the predicted one. */
const NAMES = [
  ...['senses for learners', 'senses', 'parts', 'for learners', 'rank', 'written − spoken', 'has base'],
  ...['compound', 'dominance', 'picture', 'noun', 'verb', 'adjective', 'tags', 'level', 'family level'],
  ...['letters', 'romance', 'international at best'],
]
const PENALTY = 20
const STEPS = 30
/** Step of the scoring iterations, short enough for the worst squared errors. */
const PACE = 0.5
/** Maximum distance of a value from its mean, in deviations. */
const MOST_DEVIATIONS = 3

/** A word with the difficulties predicted for each language of the list. */
export interface PredictedExample {
  readonly common: Features
  readonly difficulties: readonly number[]
}

/**
 * How uncertain a predicted difficulty is: the mean squared error of words like it, by a regression with a logarithmic link
 * whose errors are as those of a gamma distribution (McCullagh and Nelder 1989, chapter 8). Words of one sense, words on
 * which the languages agree, and words that every text has are known best.
 */
export class DifficultyError {
  readonly #means: readonly number[]
  readonly #deviations: readonly number[]
  readonly #weights: Float64Array

  /** @param squares of the errors of predictions that didn't know the word, as the mean of the languages */
  constructor(examples: readonly PredictedExample[], squares: readonly number[]) {
    const raw = examples.map(valuesOf)
    const mean = (of: (row: readonly number[]) => number) =>
      raw.reduce((sum, row) => sum + of(row), 0) / raw.length
    this.#means = raw[0]!.map((_, at) => mean((row) => row[at]!))
    this.#deviations = this.#means.map(
      (middle, at) => Math.sqrt(mean((row) => (row[at]! - middle) ** 2)) || 1,
    )
    const rows = examples.map((example) => this.#row(example))
    const size = rows[0]!.length
    this.#weights = new Float64Array(size)
    this.#weights[0] = Math.log(squares.reduce((sum, square) => sum + square, 0) / squares.length)
    for (let step = 0; step < STEPS; step++) {
      const matrix = Array.from({ length: size }, (_, row) => {
        const line = new Float64Array(row + 1)
        line[row] = PENALTY
        return line
      })
      const gradient = Array.from(this.#weights, (weight, at) => (at === 0 ? 0 : -PENALTY * weight))
      for (const [at, row] of rows.entries()) {
        const excess = squares[at]! / Math.exp(this.#logOf(row)) - 1
        for (let i = 0; i < size; i++) {
          gradient[i]! += row[i]! * excess
          for (let j = 0; j <= i; j++) matrix[i]![j]! += row[i]! * row[j]!
        }
      }
      factorise(matrix)
      for (const [at, change] of solve(matrix, gradient).entries()) this.#weights[at]! += PACE * change
    }
  }

  #row(example: PredictedExample): number[] {
    const scaled = valuesOf(example).map((value, at) => {
      const deviations = (value - this.#means[at]!) / this.#deviations[at]!
      return Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, deviations))
    })
    return [1, ...scaled]
  }

  #logOf(row: readonly number[]): number {
    return row.reduce((sum, value, at) => sum + value * this.#weights[at]!, 0)
  }

  /** Returns the variance of a word's real difficulty around the predicted one. */
  varianceOf(example: PredictedExample): number {
    return Math.exp(this.#logOf(this.#row(example)))
  }
}

function valuesOf({ common, difficulties }: PredictedExample): number[] {
  const middle = difficulties.reduce((sum, one) => sum + one, 0) / difficulties.length
  const spread = Math.max(...difficulties) - Math.min(...difficulties)
  return [spread, middle, middle * middle, ...NAMES.map((name) => common[name]!)]
}
