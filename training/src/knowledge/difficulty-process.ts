import { factorise, leaveOneOut, solve } from './gaussian-process'
import { type ListedLanguage, listedLanguages } from './listed-words'
import relevances from './relevances.json' with { type: 'json' }
import type { Features } from './word-features'
import { type CommonPart, type ComparedWord, LanguageKernel, WordKernel } from './word-kernel'

/** A word with known difficulties. */
export interface Example extends ComparedWord {
  readonly language: Readonly<Record<ListedLanguage, Features>>
  /** Mean of the difficulties of its parts of speech. */
  readonly difficulty: Readonly<Record<ListedLanguage, number>>
  /** Number of parts of speech. */
  readonly parts: number
}

/** Variance of a difficulty that no feature explains: which sense of the word the list means, and what it asks. */
const { noise: NOISE } = relevances

interface Process {
  readonly kernel: LanguageKernel
  readonly weights: Float64Array
  readonly mean: number
}

/** Gaussian processes of difficulty, one for each language of which difficulties are known. */
export class DifficultyProcess {
  readonly #kernel: WordKernel
  readonly #processes: ReadonlyMap<ListedLanguage, Process>
  /** Predictions for each example by processes that don't know it; only if asked for. */
  readonly leftOut = new Map<ListedLanguage, readonly number[]>()

  constructor(examples: readonly Example[], options: { readonly leavesOut: boolean }) {
    this.#kernel = new WordKernel(examples)
    const common = examples.map((example) => this.#kernel.compare(example))
    const processes = new Map<ListedLanguage, Process>()
    for (const language of listedLanguages) {
      const kernel = new LanguageKernel(
        this.#kernel,
        examples.map((example) => example.language[language]),
      )
      const matrix = examples.map((example, at) => {
        const row = kernel.covariances(common[at]!, example.language[language]).slice(0, at + 1)
        row[at]! += NOISE[language] / Math.sqrt(example.parts)
        return row
      })
      const values = examples.map((example) => example.difficulty[language])
      const mean = values.reduce((sum, value) => sum + value, 0) / values.length
      const centred = values.map((value) => value - mean)
      factorise(matrix)
      const weights = solve(matrix, centred)
      processes.set(language, { kernel, weights, mean })
      if (options.leavesOut)
        this.leftOut.set(
          language,
          leaveOneOut(matrix, centred, weights).map((value) => value + mean),
        )
    }
    this.#processes = processes
  }

  compare(word: ComparedWord): CommonPart {
    return this.#kernel.compare(word)
  }

  /** Predicts a difficulty by the learners of one language, given how the word looks to speakers of any language. */
  predict(common: CommonPart, of: ListedLanguage, features: Features): number {
    const { kernel, weights, mean } = this.#processes.get(of)!
    const covariances = kernel.covariances(common, features)
    let sum = mean
    for (let at = 0; at < weights.length; at++) sum += covariances[at]! * weights[at]!
    return sum
  }
}
