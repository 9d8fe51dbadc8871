import type { CognateFeatures } from './cognate-features'
import { firstLanguages } from './equivalents'
import { factorise, solve } from './gaussian-process'
import { listedLanguages } from './listed-words'
import type { WordFacts } from './word-facts'

/** A word with its difficulties by the learners of the list's languages, in their order. */
export interface PredictedWord {
  readonly word: WordFacts
  readonly difficulties: readonly number[]
}

/** A word with its difficulty for everybody, and by first language; undefined where it is the same. */
export interface WordDifficulty {
  readonly word: string
  readonly base: number
  readonly byLanguage: readonly (number | undefined)[]
}

const PENALTY = 50
/** Maximum correction, in logits: beyond it there were no words to learn from. */
const MOST = 2.5

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

/**
 * Adds difficulties for first languages that no list has. A word's base difficulty is the mean of the list's languages.
 * How far each of them is from it depends on how much its words look like the English ones; a ridge regression of that
 * is applied to the likeness in other languages.
 */
export function withAllLanguages(
  predicted: readonly PredictedWord[],
  cognates: CognateFeatures,
): WordDifficulty[] {
  const rows = predicted.map(({ word, difficulties }) => {
    const features = listedLanguages.map((language) => Object.values(cognates.ofLanguage(word, language)))
    const average = features[0]!.map((_, at) => mean(features.map((one) => one[at]!)))
    return { word, difficulties, base: mean(difficulties), features, average }
  })
  const examples = rows.flatMap(({ word, difficulties, base, features, average }) =>
    // Words without any equivalent say nothing about likeness.
    listedLanguages.some((language) => cognates.isKnown(word, language))
      ? features.map((own, at) => ({
          features: own.map((value, index) => value - average[index]!),
          value: difficulties[at]! - base,
        }))
      : [],
  )
  const weights = fitRidge(examples)
  return rows.map(({ word, difficulties, base, average }) => ({
    word: word.word,
    base,
    byLanguage: firstLanguages.map((language) => {
      const listed = (listedLanguages as readonly string[]).indexOf(language)
      if (listed >= 0) return difficulties[listed]
      if (!cognates.isKnown(word, language)) return undefined
      const own = Object.values(cognates.ofLanguage(word, language))
      const added = own.reduce((sum, value, at) => sum + weights[at]! * (value - average[at]!), 0)
      return base + Math.max(-MOST, Math.min(MOST, added))
    }),
  }))
}

function fitRidge(
  examples: readonly { readonly features: readonly number[]; readonly value: number }[],
): Float64Array {
  const size = examples[0]!.features.length
  const matrix = Array.from({ length: size }, (_, row) => {
    const cells = new Float64Array(row + 1)
    cells[row] = PENALTY
    return cells
  })
  const right = Array.from({ length: size }, () => 0)
  for (const { features, value } of examples)
    for (let i = 0; i < size; i++) {
      right[i]! += features[i]! * value
      for (let j = 0; j <= i; j++) matrix[i]![j]! += features[i]! * features[j]!
    }
  factorise(matrix)
  return solve(matrix, right)
}
