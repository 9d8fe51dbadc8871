import { places } from '../context/places'
import type { SenseTraits } from './sense-traits'
import { traitLevels } from './sense-traits'
import type { SenseVectors } from './sense-vectors'

/**
 * Vectors of contexts' cues and of senses' traits, and matrices that bring word vectors into the same space: what goes
 * together has a great product.
 */
export interface Affinities {
  readonly dimensions: number
  /** Adds the cue's vector to `sum`; false when nothing is known of it. */
  addCue(sum: Float64Array, cue: number): boolean
  /** The product of a context's vector and a trait's; 0 when nothing is known of the trait. */
  product(context: Float64Array, trait: number): number
  /** A matrix for each of the `places`: a row of `dimensions` for each dimension of word vectors. Empty: nothing is known. */
  readonly ofPlaces: Float32Array
  /** The same for each of the `definitionParts`. */
  readonly ofDefinitions: Float32Array
}

/** What is known of a definition: its own words, and related senses' words. */
export const definitionParts = ['own', 'related'] as const

/** Values of one sense: one for each trait level, one for each part of its definition. */
export const affinityWidth = traitLevels.length + definitionParts.length

/** What a sum of this many cues is multiplied by: long contexts must not shout. */
export const cueShare = (cues: number) => 1 / Math.sqrt(cues + 1)

/** Adds a row vector times a matrix, or a stretch of its rows, to `sum`. */
export function addProduct(sum: Float64Array, row: Float64Array, matrix: Float32Array, from = 0): void {
  for (let at = 0, cell = from * sum.length; at < row.length; at++, cell += sum.length) {
    const value = row[at]!
    if (value === 0) continue
    for (let to = 0; to < sum.length; to++) sum[to]! += value * matrix[cell + to]!
  }
}

/** A matrix times a column vector: one number for each of its rows. */
export function columnProduct(matrix: Float32Array, column: Float64Array): Float64Array {
  const product = new Float64Array(matrix.length / column.length)
  for (let row = 0, cell = 0; row < product.length; row++) {
    let sum = 0
    for (let at = 0; at < column.length; at++, cell++) sum += matrix[cell]! * column[at]!
    product[row] = sum
  }
  return product
}

/** The product of a definition's words with what a context wants of each part, see `columnProduct` of `ofDefinitions`. */
export function definitionProduct(
  wanted: Float64Array,
  sense: SenseVectors,
  part: (typeof definitionParts)[number],
): number {
  const direction = sense[part]
  const from = definitionParts.indexOf(part) * direction.length
  let sum = 0
  for (let at = 0; at < direction.length; at++) sum += direction[at]! * wanted[from + at]!
  return sum
}

/**
 * How a context goes together with each sense, `affinityWidth` values a sense: a factorisation machine (Rendle 2010) of cues on
 * one side and traits on the other, with the word vectors around on the one side and those of the definition on the other, so that
 * something is known of words and senses that were never met. Where weights of pairs know only what was met
 * together, vectors carry over what was learnt of like cues and like traits. A trait that all senses have is passed over.
 *
 * @param around see `placeVectors`
 */
export function affinityRows(
  cues: Uint32Array,
  around: Float64Array,
  senses: readonly SenseTraits[],
  definitions: readonly SenseVectors[],
  affinities: Affinities,
): Float64Array {
  const rows = new Float64Array(senses.length * affinityWidth)
  const context = new Float64Array(affinities.dimensions)
  let known = 0
  for (const cue of cues) if (affinities.addCue(context, cue)) known++
  const share = cueShare(known)
  for (let at = 0; at < context.length; at++) context[at]! *= share
  const hasWords = affinities.ofPlaces.length > 0
  if (hasWords) addProduct(context, around, affinities.ofPlaces)
  else if (known === 0) return rows
  const carriers = new Map<number, number>()
  for (const { hashes } of senses) {
    for (const hash of hashes) carriers.set(hash, (carriers.get(hash) ?? 0) + 1)
  }
  const products = new Map<number, number>()
  for (const [trait, count] of carriers) {
    if (count < senses.length) products.set(trait, affinities.product(context, trait))
  }
  const wanted = hasWords ? columnProduct(affinities.ofDefinitions, context) : undefined
  for (const [index, { hashes, levels }] of senses.entries()) {
    const from = index * affinityWidth
    for (let at = 0; at < hashes.length; at++) rows[from + levels[at]!]! += products.get(hashes[at]!) ?? 0
    if (!wanted) continue
    for (const [at, part] of definitionParts.entries())
      rows[from + traitLevels.length + at] = definitionProduct(wanted, definitions[index]!, part)
  }
  return rows
}

/** How many numbers the matrices of places and of definitions have, for word vectors of so many dimensions. */
export const matrixSizes = (dimensions: number, wordDimensions: number) => ({
  ofPlaces: places.length * wordDimensions * dimensions,
  ofDefinitions: definitionParts.length * wordDimensions * dimensions,
})
