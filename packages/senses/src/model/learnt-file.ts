import { placeOf } from '@wordhoard/lexicon/sorted-numbers'
import type { WordKinds } from '../context/context-cues'
import { hashText } from '../words/cue-hash'
import { type Affinities, matrixSizes } from './affinity'
import type { PairWeights } from './cue-evidence'
import type { SenseDocuments } from './priors'

/** Context vectors of senses: sums of the words that they occurred with, so their length shows how much was seen. */
export interface SenseCompany {
  /** Adds the vector of a sense to `sum`, with its full length; returns false when there is none. */
  add(sum: Float64Array, key: number): boolean
}

/** Data learnt from tagged text, as stored in `senses.bin`. */
export interface LearntSenses {
  readonly pairs: PairWeights
  readonly company: SenseCompany
  readonly documents: SenseDocuments
  readonly kinds: WordKinds
  readonly affinities: Affinities
}

/** Empty data: only the definition, tag count and word class of each sense decide. */
export const nothingLearnt: LearntSenses = {
  pairs: { weight: () => 0 },
  company: { add: () => false },
  documents: { of: () => 0 },
  kinds: { kindOf: () => -1 },
  affinities: {
    dimensions: 0,
    addCue: () => false,
    product: () => 0,
    ofPlaces: new Float32Array(0),
    ofDefinitions: new Float32Array(0),
  },
}

/** 'SEN4', little-endian. */
export const fileMark = 0x344e4553
/**
 * Number of 32-bit fields before the tables: mark, bits of an address, number of pairs, scale of the pairs, number of
 * context vectors, their dimensions, number of words; numbers of cues and traits with vectors, dimensions of these
 * vectors and of word vectors; number of senses with a document count.
 */
export const headerFields = 12

/**
 * Returns the key under which `company` has the topics of the texts with a sense, given the hash of the sense's key.
 */
export const textsKey = (key: number) => (key ^ 0x7e575) >>> 0

/** Returns the key of a word of an open class in the table of kinds. */
export const kindKey = (stem: string, wordClass: string) => hashText(`${stem}/${wordClass}`)

/**
 * Opens the file written by `training/src/train-senses.ts`, and uses it in place, without a copy. Its tables are, in
 * order:
 *
 * - pairs: a bit for each address that has a weight, the number of weights before each block of 256 addresses, and the
 *   weights in the order of addresses (one signed byte each)
 * - context vectors: ascending hashes of their keys (senses' keys, kinds, `textsKey`s), the length of each vector, its
 *   direction (one signed byte per dimension)
 * - kinds: ascending `kindKey`s of the words, then their kinds
 * - cues: ascending hashes, the step of each vector, the vectors (one signed byte per dimension)
 * - traits: the same tables
 * - the matrices of places and of definitions
 * - documents: ascending hashes of the keys of senses, and the number of documents in which each occurred
 *
 * @param file its start must be aligned to four bytes
 * @throws Error when the file has another format
 */
export function openLearntSenses(file: Uint8Array): LearntSenses {
  const tables = readLearntTables(file)
  return {
    pairs: pairWeights(tables.pairs),
    company: company(tables.company),
    documents: documents(tables.documents),
    kinds: openKinds(tables.kinds),
    affinities: {
      ...affinities(tables.cues, tables.traits, tables.affinityDimensions),
      ofPlaces: tables.ofPlaces,
      ofDefinitions: tables.ofDefinitions,
    },
  }
}

/** Opens the tables of that file, in place. Throws when the file has another format. */
export function readLearntTables(file: Uint8Array) {
  const { buffer, byteOffset } = file
  const header = new Uint32Array(buffer, byteOffset, headerFields)
  const [mark = 0, bits = 0, pairs = 0, scale = 1, senses = 0, dimensions = 0, words = 0] = header
  const [cues = 0, traits = 0, affinityDimensions = 0, wordDimensions = 0, counted = 0] = header.subarray(7)
  let end = byteOffset + headerFields * 4
  const part = (bytes: number) => {
    const start = end
    end += Math.ceil(bytes / 4) * 4
    return start
  }
  const addresses = 2 ** bits
  const [map, ranks, values] = [part(addresses / 8), part(addresses / 64), part(pairs)]
  const [keys, lengths, vectors] = [part(senses * 4), part(senses * 4), part(senses * dimensions)]
  const [wordKeys, wordKinds] = [part(words * 4), part(words)]
  const tableParts = (rows: number) =>
    [part(rows * 4), part(rows * 4), part(rows * affinityDimensions)] as const
  const vectorTable = (
    rows: number,
    [hashes, steps, values]: ReturnType<typeof tableParts>,
  ): VectorTable => ({
    keys: new Uint32Array(buffer, hashes, rows),
    steps: new Float32Array(buffer, steps, rows),
    values: new Int8Array(buffer, values, rows * affinityDimensions),
  })
  const [ofCues, ofTraits] = [tableParts(cues), tableParts(traits)]
  const sizes = matrixSizes(affinityDimensions, wordDimensions)
  const [ofPlaces, ofDefinitions] = [part(sizes.ofPlaces * 4), part(sizes.ofDefinitions * 4)]
  const [countedKeys, documentCounts] = [part(counted * 4), part(counted * 2)]
  if (mark !== fileMark || end - byteOffset !== file.byteLength) {
    throw new Error('The file of learnt senses is damaged: build it again or take it from the repository.')
  }
  return {
    pairs: {
      map: new Uint32Array(buffer, map, addresses / 32),
      ranks: new Uint32Array(buffer, ranks, addresses / 256),
      values: new Int8Array(buffer, values, pairs),
      scale,
    },
    company: {
      keys: new Uint32Array(buffer, keys, senses),
      lengths: new Float32Array(buffer, lengths, senses),
      vectors: new Int8Array(buffer, vectors, senses * dimensions),
      dimensions,
    },
    documents: {
      keys: new Uint32Array(buffer, countedKeys, counted),
      counts: new Uint16Array(buffer, documentCounts, counted),
    },
    kinds: {
      keys: new Uint32Array(buffer, wordKeys, words),
      values: new Uint8Array(buffer, wordKinds, words),
    },
    affinityDimensions,
    cues: vectorTable(cues, ofCues),
    traits: vectorTable(traits, ofTraits),
    ofPlaces: new Float32Array(buffer, ofPlaces, sizes.ofPlaces),
    ofDefinitions: new Float32Array(buffer, ofDefinitions, sizes.ofDefinitions),
  }
}

type LearntTables = ReturnType<typeof readLearntTables>

/** Vectors by ascending keys: one signed byte per dimension, in steps of their own. */
export interface VectorTable {
  readonly keys: Uint32Array
  readonly steps: Float32Array
  readonly values: Int8Array
}

function affinities(
  cues: VectorTable,
  traits: VectorTable,
  dimensions: number,
): Pick<Affinities, 'dimensions' | 'addCue' | 'product'> {
  return {
    dimensions,
    addCue(sum, cue) {
      const place = placeOf(cues.keys, cue)
      if (place < 0) return false
      const step = cues.steps[place]!
      for (let at = 0, from = place * dimensions; at < dimensions; at++)
        sum[at]! += step * cues.values[from + at]!
      return true
    },
    product(context, trait) {
      const place = placeOf(traits.keys, trait)
      if (place < 0) return 0
      let sum = 0
      for (let at = 0, from = place * dimensions; at < dimensions; at++)
        sum += context[at]! * traits.values[from + at]!
      return sum * traits.steps[place]!
    },
  }
}

/** Returns the number of bits set in a 32-bit word (Warren, Hacker's Delight, 5–1). */
function bitCount(word: number): number {
  let count = word - ((word >>> 1) & 0x55555555)
  count = (count & 0x33333333) + ((count >>> 2) & 0x33333333)
  return Math.imul((count + (count >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}

function pairWeights({ map, ranks, values, scale }: LearntTables['pairs']): PairWeights {
  const mask = map.length * 32 - 1
  return {
    weight(hash) {
      const address = hash & mask
      const cell = address >>> 5
      const word = map[cell]!
      const bit = 1 << (address & 31)
      if ((word & bit) === 0) return 0
      let rank = ranks[address >>> 8]! + bitCount(word & (bit - 1))
      for (let before = (address >>> 8) << 3; before < cell; before++) rank += bitCount(map[before]!)
      return values[rank]! / scale
    },
  }
}

function company({ keys, lengths, vectors, dimensions }: LearntTables['company']): SenseCompany {
  return {
    add(sum, key) {
      const place = placeOf(keys, key)
      if (place < 0) return false
      const scale = lengths[place]! / 127
      for (let at = 0; at < dimensions; at++) sum[at]! += scale * vectors[place * dimensions + at]!
      return true
    },
  }
}

function documents({ keys, counts }: LearntTables['documents']): SenseDocuments {
  return {
    of(key) {
      const place = placeOf(keys, key)
      return place < 0 ? 0 : counts[place]!
    },
  }
}

/** Opens a table of the kinds of words, by ascending keys. */
export function openKinds({
  keys,
  values,
}: {
  readonly keys: Uint32Array
  readonly values: Uint8Array
}): WordKinds {
  return {
    kindOf(stem, wordClass) {
      const place = placeOf(keys, kindKey(stem, wordClass))
      return place < 0 ? -1 : values[place]!
    },
  }
}
