import { matrixSizes } from '@wordhoard/senses/model/affinity'
import { fileMark, headerFields } from '@wordhoard/senses/model/learnt-file'
import type { TrainedAffinities, VectorTable } from './affinity-training'
import { addressBits } from './pair-training'

/** Maximum number of pairs kept, by weight. With affinities in addition, twice as many bring no gain. */
const mostPairs = 2_000_000
/** Weights are stored in steps of 1/400. */
const pairScale = 400
const blockBits = 256

/** Returns the smallest absolute weight of a pair that is kept. */
function threshold(weights: Float32Array): number {
  let pairs = 0
  for (let address = 0; address < weights.length; address++) if (weights[address] !== 0) pairs++
  return pairs <= mostPairs ? 0 : weights.map(Math.abs).sort()[weights.length - mostPairs]!
}

/** Returns the parts of the file for pairs: a bit for each address, ranks, weights. */
function pairParts(weights: Float32Array): { map: Uint32Array; ranks: Uint32Array; values: Int8Array } {
  const least = threshold(weights)
  const map = new Uint32Array(2 ** addressBits / 32)
  const ranks = new Uint32Array(2 ** addressBits / blockBits)
  const values: number[] = []
  for (let address = 0; address < weights.length; address++) {
    if (address % blockBits === 0) ranks[address / blockBits] = values.length
    const weight = weights[address]!
    if (weight === 0) continue
    const value = Math.max(-127, Math.min(127, Math.round(weight * pairScale)))
    if (Math.abs(weight) < least || value === 0) continue
    map[address >>> 5]! |= 1 << (address & 31)
    values.push(value)
  }
  return { map, ranks, values: Int8Array.from(values) }
}

/** Returns the parts of the file for vectors: hashes, the step size of each vector, the vectors as multiples of it. */
function vectorParts(
  { keys, values }: VectorTable,
  dimensions: number,
): [Uint32Array, Float32Array, Int8Array] {
  const steps = new Float32Array(keys.length)
  const bytes = new Int8Array(values.length)
  for (let row = 0; row < keys.length; row++) {
    const vector = values.subarray(row * dimensions, (row + 1) * dimensions)
    const most = vector.reduce((greatest, value) => Math.max(greatest, Math.abs(value)), 0)
    steps[row] = most / 127
    if (most === 0) continue
    for (const [at, value] of vector.entries())
      bytes[row * dimensions + at] = Math.round((value / most) * 127)
  }
  return [keys, steps, bytes]
}

/** Packs everything learnt into the file that `openLearntSenses` reads. */
export function packLearnt(input: {
  pairs: Float32Array
  company: ReadonlyMap<number, Float64Array>
  /** Number of documents in which each sense occurs, by the hash of its key. */
  documents: ReadonlyMap<number, number>
  /** Kinds by ascending `kindKey`. */
  kinds: ReadonlyMap<number, number>
  affinities: TrainedAffinities
}): Buffer {
  const { affinities } = input
  const { map, ranks, values } = pairParts(input.pairs)
  const documents = [...input.documents].sort(([a], [b]) => a - b)
  const company = [...input.company].sort(([a], [b]) => a - b)
  const dimensions = company[0]?.[1].length ?? 0
  const lengths = company.map(([, vector]) => Math.hypot(...vector))
  const directions = new Int8Array(company.length * dimensions)
  for (const [place, [, vector]] of company.entries()) {
    for (const [at, value] of vector.entries()) {
      directions[place * dimensions + at] = Math.round((127 * value) / (lengths[place] || 1))
    }
  }
  const header = Uint32Array.from([
    fileMark,
    addressBits,
    values.length,
    pairScale,
    company.length,
    dimensions,
    input.kinds.size,
    affinities.cues.keys.length,
    affinities.traits.keys.length,
    affinities.dimensions,
    affinities.wordDimensions,
    documents.length,
  ])
  if (header.length !== headerFields)
    throw new Error(
      'The header does not have the number of fields that openLearntSenses reads. Change both together.',
    )
  const sizes = matrixSizes(affinities.dimensions, affinities.wordDimensions)
  if (
    sizes.ofPlaces !== affinities.ofPlaces.length ||
    sizes.ofDefinitions !== affinities.ofDefinitions.length
  ) {
    throw new Error('The matrices do not have the size that openLearntSenses reads. Train again.')
  }
  const parts = [
    header,
    map,
    ranks,
    values,
    Uint32Array.from(company, ([key]) => key),
    Float32Array.from(lengths),
    directions,
    Uint32Array.from(input.kinds.keys()),
    Uint8Array.from(input.kinds.values()),
    ...vectorParts(affinities.cues, affinities.dimensions),
    ...vectorParts(affinities.traits, affinities.dimensions),
    affinities.ofPlaces,
    affinities.ofDefinitions,
    Uint32Array.from(documents, ([key]) => key),
    Uint16Array.from(documents, ([, count]) => count),
  ]
  return Buffer.concat(
    parts.map((part) => {
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
      return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    }),
  )
}
