import relevances from './relevances.json' with { type: 'json' }
import type { Features } from './word-features'

/** What the kernel compares: features of the word, its vector among words at large, and its letters. */
export interface ComparedWord {
  readonly word: string
  readonly common: Features
  readonly vector: readonly number[] | undefined
}

/**
 * Variances of the parts of the kernel: features, vectors and letters, and vectors and letters each together with features.
 * Like the relevance of each feature, most maximise the marginal likelihood of half the words learnt from (Rasmussen and
 * Williams 2006, chapter 5). Those of letters, of what counts together, and of rivals were chosen in four folds of them.
 */
const { parts: PARTS, together: TOGETHER, features: RELEVANCES } = relevances
/** How fast the likeness of vectors falls with their angle, alone and where features are alike too. */
const SHARPNESS = { alone: 2, together: 4 }
const GRAM_LENGTHS = [2, 3, 4, 5]
/** Maximum distance of a feature from its mean, in deviations. */
const MOST_DEVIATIONS = 4

/** A word's features times the roots of their relevances, so that plain distances and products weigh them. */
interface ScaledRow {
  /** By which the likeness of words falls. */
  readonly near: Float64Array
  /** By which difficulty rises or falls in proportion. */
  readonly linear: Float64Array
}

/** Scales features to mean 0 and deviation 1, and by their relevance. Unknown values count as the mean. */
class Scale {
  readonly #used: readonly {
    readonly name: string
    readonly mean: number
    readonly deviation: number
    readonly relevance: readonly number[]
  }[]

  constructor(rows: readonly Features[]) {
    this.#used = Object.entries(RELEVANCES as Readonly<Record<string, readonly number[]>>)
      .filter(([name]) => name in rows[0]!)
      .map(([name, relevance]) => {
        const known = rows.map((row) => row[name]!).filter((value) => !Number.isNaN(value))
        const mean = known.reduce((sum, value) => sum + value, 0) / known.length
        const squares = known.reduce((sum, value) => sum + (value - mean) ** 2, 0)
        return { name, mean, deviation: Math.sqrt(squares / rows.length), relevance }
      })
      .filter(({ deviation }) => deviation > 1e-6)
  }

  apply(row: Features): ScaledRow {
    const values = this.#used.map(({ name, mean, deviation }) => {
      const value = row[name]!
      if (Number.isNaN(value)) return 0
      return Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, (value - mean) / deviation))
    })
    const weigh = (part: number) =>
      Float64Array.from(values, (value, at) => value * Math.sqrt(this.#used[at]!.relevance[part]!))
    return { near: weigh(0), linear: weigh(1) }
  }
}

function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += one[at]! * other[at]!
  return sum
}

function distance(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let at = 0; at < one.length; at++) sum += (one[at]! - other[at]!) ** 2
  return sum
}

function gramsOf(word: string): Set<string> {
  const text = `^${word}$`
  const grams = new Set<string>()
  for (const length of GRAM_LENGTHS)
    for (let at = 0; at + length <= text.length; at++) grams.add(text.slice(at, at + length))
  return grams
}

/** Similarity of words by their letters: cosine of the rarer groups of two to five letters. */
class LetterKernel {
  readonly #places = new Map<string, { weight: number; words: number[]; values: number[] }>()

  constructor(words: readonly string[]) {
    const counts = new Map<string, number>()
    const grams = words.map(gramsOf)
    for (const set of grams) for (const gram of set) counts.set(gram, (counts.get(gram) ?? 0) + 1)
    for (const [gram, count] of counts)
      if (count > 1) this.#places.set(gram, { weight: Math.log(words.length / count), words: [], values: [] })
    for (const [at, set] of grams.entries()) {
      const length = this.#lengthOf(set)
      for (const gram of set) {
        const place = this.#places.get(gram)
        if (!place) continue
        place.words.push(at)
        place.values.push(place.weight / length)
      }
    }
  }

  #lengthOf(grams: ReadonlySet<string>): number {
    let sum = 1e-9
    for (const gram of grams) sum += this.#places.get(gram)?.weight ?? 0
    return Math.sqrt(sum)
  }

  /** Returns the similarity with each word. */
  compare(word: string, size: number): Float64Array {
    const found = new Float64Array(size)
    const grams = gramsOf(word)
    const length = this.#lengthOf(grams)
    for (const gram of grams) {
      const place = this.#places.get(gram)
      if (!place) continue
      for (let i = 0; i < place.words.length; i++) found[place.words[i]!]! += place.values[i]! / length
    }
    return found
  }
}

/** What is alike between a word and each word learnt from, whatever the language. */
export interface CommonPart {
  readonly distances: Float64Array
  /** What vectors and letters add to the variance of features, for words that are alike in both. */
  readonly together: Float64Array
  readonly sums: Float64Array
}

/** How alike words are, as covariances of a Gaussian process. */
export class WordKernel {
  readonly size: number
  readonly #scale: Scale
  readonly #rows: readonly ScaledRow[]
  readonly #vectors: readonly (Float64Array | undefined)[]
  readonly #letters: LetterKernel

  constructor(words: readonly ComparedWord[]) {
    this.size = words.length
    this.#scale = new Scale(words.map(({ common }) => common))
    this.#rows = words.map(({ common }) => this.#scale.apply(common))
    this.#vectors = words.map(({ vector }) => unit(vector))
    this.#letters = new LetterKernel(words.map(({ word }) => word))
  }

  compare(word: ComparedWord): CommonPart {
    const row = this.#scale.apply(word.common)
    const vector = unit(word.vector)
    const distances = new Float64Array(this.size)
    const letters = this.#letters.compare(word.word, this.size)
    const together = new Float64Array(this.size)
    const sums = new Float64Array(this.size)
    for (const [at, other] of this.#rows.entries()) {
      distances[at] = distance(row.near, other.near)
      const vectorOfOther = this.#vectors[at]
      const cosine = vector && vectorOfOther ? dot(vector, vectorOfOther) : 0
      together[at] =
        TOGETHER.vectors * Math.exp(SHARPNESS.together * (cosine - 1)) + TOGETHER.letters * letters[at]!
      sums[at] =
        dot(row.linear, other.linear) +
        PARTS.vectors * Math.exp(SHARPNESS.alone * (cosine - 1)) +
        PARTS.letters * letters[at]!
    }
    return { distances, together, sums }
  }
}

/** The kernel with the features of one first language. */
export class LanguageKernel {
  readonly #common: WordKernel
  readonly #scale: Scale
  readonly #rows: readonly ScaledRow[]

  constructor(common: WordKernel, features: readonly Features[]) {
    this.#common = common
    this.#scale = new Scale(features)
    this.#rows = features.map((row) => this.#scale.apply(row))
  }

  /** Returns the covariance of a word with each word learnt from. */
  covariances(common: CommonPart, features: Features): Float64Array {
    const row = this.#scale.apply(features)
    const found = new Float64Array(this.#common.size)
    for (let at = 0; at < found.length; at++) {
      const other = this.#rows[at]!
      found[at] =
        (PARTS.features + common.together[at]!) *
          Math.exp(-common.distances[at]! - distance(row.near, other.near)) +
        common.sums[at]! +
        dot(row.linear, other.linear)
    }
    return found
  }
}

function unit(vector: readonly number[] | undefined): Float64Array | undefined {
  if (!vector) return undefined
  const length = Math.hypot(...vector) || 1
  return Float64Array.from(vector, (value) => value / length)
}
