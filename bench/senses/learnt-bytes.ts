import { fileMark, headerFields } from '../../packages/lexicon/src/senses/learnt-file'
import { addressBits } from './pair-training'

/** Pairs kept: those of the greatest weights. Half as many lose a tenth of a point. */
const mostPairs = 4_000_000
/** Weights are kept in steps of one part of this. */
const pairScale = 400
const blockBits = 256

/** The weight that a pair must have to be kept. */
function threshold(weights: Float32Array): number {
  let pairs = 0
  for (let address = 0; address < weights.length; address++) if (weights[address] !== 0) pairs++
  return pairs <= mostPairs ? 0 : weights.map(Math.abs).sort()[weights.length - mostPairs]!
}

/** The parts of the file that hold pairs: a bit for each address, ranks, weights. */
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

/** Packs what was learnt into the file that `openLearntSenses` reads. */
export function learntBytes(input: {
  pairs: Float32Array
  company: ReadonlyMap<number, Float64Array>
  /** By `kindKey`, ascending. */
  kinds: ReadonlyMap<number, number>
}): Buffer {
  const { map, ranks, values } = pairParts(input.pairs)
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
  ])
  if (header.length !== headerFields) throw new Error('The header has another number of fields than is read.')
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
  ]
  return Buffer.concat(
    parts.map((part) => {
      const bytes = Buffer.from(part.buffer, part.byteOffset, part.byteLength)
      return Buffer.concat([bytes, Buffer.alloc((4 - (bytes.length % 4)) % 4)])
    }),
  )
}
