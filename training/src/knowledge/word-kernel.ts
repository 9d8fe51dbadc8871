import { type Features, isRareFeature } from './word-features'

/** What the kernel compares: features of the word, its vector among words at large, and its letters. */
export interface ComparedWord {
  readonly word: string
  readonly common: Features
  readonly vector: readonly number[] | undefined
}

/** Chosen on folds of the words learnt from. */
const SETTINGS = { features: 2, width: 1.2, linear: 1, vectors: 1.5, sharpness: 2, letters: 0.8 }
const GRAM_LENGTHS = [2, 3, 4, 5]
/** Maximum distance of a feature from its mean, in deviations. */
const MOST_DEVIATIONS = 4

/** Scales features to mean 0 and deviation 1; constant ones are left out. */
class Scale {
  readonly names: readonly string[]
  readonly #means: readonly number[]
  readonly #deviations: readonly number[]

  constructor(rows: readonly Features[]) {
    const all = Object.keys(rows[0]!)
    const stats = all.map((name) => {
      const mean = rows.reduce((sum, row) => sum + row[name]!, 0) / rows.length
      const variance = rows.reduce((sum, row) => sum + (row[name]! - mean) ** 2, 0) / rows.length
      return { name, mean, deviation: Math.sqrt(variance) }
    })
    const used = stats.filter(({ deviation }) => deviation > 1e-6)
    this.names = used.map(({ name }) => name)
    this.#means = used.map(({ mean }) => mean)
    this.#deviations = used.map(({ deviation }) => deviation)
  }

  apply(row: Features): Float64Array {
    return Float64Array.from(this.names, (name, at) => {
      const value = (row[name]! - this.#means[at]!) / this.#deviations[at]!
      return Math.max(-MOST_DEVIATIONS, Math.min(MOST_DEVIATIONS, value))
    })
  }
}

function dot(one: Float64Array, other: Float64Array, from: number, to: number): number {
  let sum = 0
  for (let at = from; at < to; at++) sum += one[at]! * other[at]!
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

  /** Adds the similarity with each word, times a factor. */
  addTo(sums: Float64Array, word: string, factor: number): void {
    const grams = gramsOf(word)
    const length = this.#lengthOf(grams)
    for (const gram of grams) {
      const place = this.#places.get(gram)
      if (!place) continue
      for (let i = 0; i < place.words.length; i++)
        sums[place.words[i]!]! += (factor * place.values[i]!) / length
    }
  }
}

/** What is alike between a word and each word learnt from, whatever the language. */
export interface CommonPart {
  readonly distances: Float64Array
  readonly sums: Float64Array
}

/** How alike words are, as covariances of a Gaussian process. */
export class WordKernel {
  readonly size: number
  readonly #scale: Scale
  readonly #dense: number
  readonly #order: readonly number[]
  readonly #rows: readonly Float64Array[]
  readonly #vectors: readonly (Float64Array | undefined)[]
  readonly #letters: LetterKernel

  constructor(words: readonly ComparedWord[]) {
    this.size = words.length
    this.#scale = new Scale(words.map(({ common }) => common))
    const { names } = this.#scale
    const order = [...names.keys()]
    // Features that say how alike words are come first.
    this.#order = [
      ...order.filter((at) => !isRareFeature(names[at]!)),
      ...order.filter((at) => isRareFeature(names[at]!)),
    ]
    this.#dense = order.filter((at) => !isRareFeature(names[at]!)).length
    this.#rows = words.map(({ common }) => this.#scaleRow(common))
    this.#vectors = words.map(({ vector }) => unit(vector))
    this.#letters = new LetterKernel(words.map(({ word }) => word))
  }

  get denseCount(): number {
    return this.#dense
  }

  get count(): number {
    return this.#order.length
  }

  #scaleRow(features: Features): Float64Array {
    const row = this.#scale.apply(features)
    return Float64Array.from(this.#order, (at) => row[at]!)
  }

  compare(word: ComparedWord): CommonPart {
    const row = this.#scaleRow(word.common)
    const vector = unit(word.vector)
    const own = dot(row, row, 0, this.#dense)
    const distances = new Float64Array(this.size)
    const sums = new Float64Array(this.size)
    for (const [at, other] of this.#rows.entries()) {
      const product = dot(row, other, 0, this.#dense)
      distances[at] = Math.max(0, own + dot(other, other, 0, this.#dense) - 2 * product)
      sums[at] = product + dot(row, other, this.#dense, row.length)
    }
    for (const [at, other] of this.#vectors.entries()) {
      const cosine = vector && other ? dot(vector, other, 0, vector.length) : 0
      sums[at] =
        (SETTINGS.linear * sums[at]!) / this.count +
        SETTINGS.vectors * Math.exp(SETTINGS.sharpness * (cosine - 1))
    }
    this.#letters.addTo(sums, word.word, SETTINGS.letters)
    return { distances, sums }
  }
}

/** The kernel with the features of one first language. */
export class LanguageKernel {
  readonly #common: WordKernel
  readonly #scale: Scale
  readonly #rows: readonly Float64Array[]

  constructor(common: WordKernel, features: readonly Features[]) {
    this.#common = common
    this.#scale = new Scale(features)
    this.#rows = features.map((row) => this.#scale.apply(row))
  }

  /** Returns the covariance of a word with each word learnt from. */
  covariances(common: CommonPart, features: Features): Float64Array {
    const row = this.#scale.apply(features)
    const length = row.length
    const width = 2 * SETTINGS.width ** 2 * (this.#common.denseCount + length)
    const found = new Float64Array(this.#common.size)
    for (let at = 0; at < found.length; at++) {
      const other = this.#rows[at]!
      let [distance, product] = [common.distances[at]!, 0]
      for (let i = 0; i < length; i++) {
        distance += (row[i]! - other[i]!) ** 2
        product += row[i]! * other[i]!
      }
      found[at] =
        SETTINGS.features * Math.exp(-distance / width) +
        common.sums[at]! +
        (SETTINGS.linear * product) / this.#common.count
    }
    return found
  }
}

function unit(vector: readonly number[] | undefined): Float64Array | undefined {
  if (!vector) return undefined
  const length = Math.hypot(...vector) || 1
  return Float64Array.from(vector, (value) => value / length)
}
