import { rememberBy } from '@wordhoard/lexicon/remember'
import { places } from '../context/places'
import type { SenseTraits } from './sense-traits'
import { traitLevels } from './sense-traits'
import type { SenseVectors } from './sense-vectors'

/**
 * Vectors of cues and of senses' traits, and matrices that map word vectors into the same space. Vectors of things that
 * go together have a large product.
 */
export interface Affinities {
  readonly dimensions: number
  /** Adds the cue's vector to `sum`; returns false for an unknown cue. */
  addCue(sum: Float64Array, cue: number): boolean
  /** Returns the product of the vectors of a context and a trait; 0 for an unknown trait. */
  product(context: Float64Array, trait: number): number
  /**
   * A matrix for each of the `places`, with a row of `dimensions` for each dimension of word vectors. Empty when not
   * learnt.
   */
  readonly ofPlaces: Float32Array
  /** Matrices in the same form for each of the `definitionParts`. */
  readonly ofDefinitions: Float32Array
}

/** Parts of a definition: its own words, and those of related senses. */
export const definitionParts = ['own', 'related'] as const

/** Number of values per sense: one for each trait level and one for each part of its definition. */
export const affinityWidth = traitLevels.length + definitionParts.length

/** Returns the factor for a sum of this many cues, so that long contexts don't dominate. */
export const cueShare = (cues: number) => 1 / Math.sqrt(cues + 1)

/** Adds a row vector times a matrix to `sum`. With `from`, uses the matrix's rows from that index on. */
export function addProduct(sum: Float64Array, row: Float64Array, matrix: Float32Array, from = 0): void {
  for (let at = 0, cell = from * sum.length; at < row.length; at++, cell += sum.length) {
    const value = row[at]!
    if (value === 0) continue
    for (let to = 0; to < sum.length; to++) sum[to]! += value * matrix[cell + to]!
  }
}

/** Multiplies a matrix by a column vector; returns one number for each row. */
export function columnProduct(matrix: Float32Array, column: Float64Array): Float64Array {
  const product = new Float64Array(matrix.length / column.length)
  for (let row = 0, cell = 0; row < product.length; row++) {
    let sum = 0
    for (let at = 0; at < column.length; at++, cell++) sum += matrix[cell]! * column[at]!
    product[row] = sum
  }
  return product
}

/** Returns the product of one part of a definition and `wanted`, the context's `columnProduct` with `ofDefinitions`. */
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

/** What the affinities say about a context, whatever the senses are. */
interface ContextAffinity {
  readonly affinities: Affinities
  readonly around: Float64Array
  readonly context: Float64Array
  /** The context's `columnProduct` with `ofDefinitions`; undefined if there are no matrices. */
  readonly wanted: Float64Array | undefined
  readonly isKnown: boolean
}

/** What was computed for the cues of a context: a word's senses and its definitions for learners ask for the same. */
const knownContexts = new WeakMap<Uint32Array, ContextAffinity>()

function contextAffinity(cues: Uint32Array, around: Float64Array, affinities: Affinities): ContextAffinity {
  const before = knownContexts.get(cues)
  if (before?.affinities === affinities && before.around === around) return before
  const context = new Float64Array(affinities.dimensions)
  let known = 0
  for (const cue of cues) if (affinities.addCue(context, cue)) known++
  const share = cueShare(known)
  for (let at = 0; at < context.length; at++) context[at]! *= share
  const hasWords = affinities.ofPlaces.length > 0
  if (hasWords) addProduct(context, around, affinities.ofPlaces)
  const found = {
    affinities,
    around,
    context,
    wanted: hasWords ? columnProduct(affinities.ofDefinitions, context) : undefined,
    isKnown: hasWords || known > 0,
  }
  knownContexts.set(cues, found)
  return found
}

/** Traits that tell senses apart, and where each sense has them: the number of the trait, or -1 for a shared one. */
interface TellingTraits {
  readonly hashes: Uint32Array
  readonly ofSenses: readonly Int32Array[]
}

const tellingTraits = rememberBy((senses: readonly SenseTraits[]): TellingTraits => {
  const carriers = new Map<number, number>()
  for (const { hashes } of senses)
    for (const hash of hashes) carriers.set(hash, (carriers.get(hash) ?? 0) + 1)
  const telling = [...carriers].flatMap(([hash, count]) => (count < senses.length ? [hash] : []))
  const numbers = new Map(telling.map((hash, number) => [hash, number]))
  return {
    hashes: Uint32Array.from(telling),
    ofSenses: senses.map(({ hashes }) => Int32Array.from(hashes, (hash) => numbers.get(hash) ?? -1)),
  }
})

/**
 * Computes how well a context goes with each sense, `affinityWidth` values per sense. This is a factorisation machine
 * (Rendle 2010): cues and the word vectors around on one side, traits and the word vectors of the definition on the
 * other. Weights of pairs cover only what occurred together, but vectors also cover unseen words and senses, by
 * carrying over what was learnt from similar cues and traits. Traits that all senses share are ignored.
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
  const { context, wanted, isKnown } = contextAffinity(cues, around, affinities)
  if (!isKnown) return rows
  const { hashes, ofSenses } = tellingTraits(senses)
  const products = new Float64Array(hashes.length)
  for (let at = 0; at < hashes.length; at++) products[at] = affinities.product(context, hashes[at]!)
  for (const [index, { levels }] of senses.entries()) {
    const from = index * affinityWidth
    const traits = ofSenses[index]!
    for (let at = 0; at < traits.length; at++)
      if (traits[at]! >= 0) rows[from + levels[at]!]! += products[traits[at]!]!
    if (!wanted) continue
    for (const [at, part] of definitionParts.entries())
      rows[from + traitLevels.length + at] = definitionProduct(wanted, definitions[index]!, part)
  }
  return rows
}

/** Returns the sizes of the matrices of places and of definitions for these numbers of dimensions. */
export const matrixSizes = (dimensions: number, wordDimensions: number) => ({
  ofPlaces: places.length * wordDimensions * dimensions,
  ofDefinitions: definitionParts.length * wordDimensions * dimensions,
})
