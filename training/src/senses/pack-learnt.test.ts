import { matrixSizes } from '@wordhoard/senses/model/affinity'
import { kindKey, openLearntSenses } from '@wordhoard/senses/model/learnt-file'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { toAffinities } from './as-affinities'
import { packLearnt } from './pack-learnt'
import { addressBits } from './pair-training'

const addresses = 2 ** addressBits
const pairsOf = (weights: Readonly<Record<number, number>>) => {
  const pairs = new Float32Array(addresses)
  for (const [address, weight] of Object.entries(weights)) pairs[Number(address)] = weight
  return pairs
}
const company = new Map([
  [7, Float64Array.of(3, 0, -4)],
  [4_000_000_000, Float64Array.of(0, 1, 0)],
  [12, Float64Array.of(0, 0, 0)],
])
const kinds = new Map(
  [
    [kindKey('boat', 'n'), 6] as const,
    [kindKey('walk', 'v'), 38] as const,
    [kindKey('walk', 'n'), 4] as const,
  ].sort(([a], [b]) => a - b),
)

const dimensions = 32
const vectorsOf = (keys: readonly number[]) => ({
  keys: Uint32Array.from(keys),
  values: Float32Array.from({ length: keys.length * dimensions }, (_, at) => Math.sin(at + keys[0]!)),
})
const sizes = matrixSizes(dimensions, 2)
const affinities = {
  cues: vectorsOf([3, 4_000_000_001]),
  traits: vectorsOf([8, 9, 10]),
  ofPlaces: Float32Array.from({ length: sizes.ofPlaces }, (_, at) => Math.cos(at)),
  ofDefinitions: Float32Array.from({ length: sizes.ofDefinitions }, (_, at) => Math.sin(at)),
  dimensions,
  wordDimensions: 2,
}
const documents = new Map([
  [4_000_000_000, 3],
  [7, 300],
])
const rest = { company, documents, kinds, affinities }

describe('the file of learnt senses', () => {
  it('returns every weight at its address, in steps of 1/400, and 0 at all others', () => {
    const weight = fc.integer({ min: -127, max: 127 }).map((steps) => steps / 400)
    fc.assert(
      fc.property(
        fc.dictionary(fc.nat({ max: addresses - 1 }).map(String), weight, { maxKeys: 40 }),
        fc.array(fc.nat({ max: addresses - 1 }), { maxLength: 20 }),
        (weights, others) => {
          const { pairs } = openLearntSenses(packLearnt({ pairs: pairsOf(weights), ...rest }))
          for (const address of [...Object.keys(weights).map(Number), ...others]) {
            expect(pairs.weight(address)).toBeCloseTo(weights[address] ?? 0, 5)
          }
        },
      ),
      { numRuns: 8 },
    )
  })

  it('contains the company of senses and the kinds of words', () => {
    const open = openLearntSenses(packLearnt({ pairs: pairsOf({ 5: 0.1 }), ...rest }))
    const sum = Float64Array.of(1, 1, 1)
    expect(open.company.add(sum, 7)).toBe(true)
    expect([...sum].map((value) => Math.round(value * 10) / 10)).toEqual([4, 1, -3])
    expect(open.company.add(sum, 8)).toBe(false)
    expect(open.kinds.kindOf('walk', 'v')).toBe(38)
    expect(open.kinds.kindOf('walk', 'n')).toBe(4)
    expect(open.kinds.kindOf('walk', 'a')).toBe(-1)
  })

  it('contains the number of documents in which a sense occurs', () => {
    const open = openLearntSenses(packLearnt({ pairs: pairsOf({ 5: 0.1 }), ...rest }))
    expect([7, 8, 4_000_000_000].map((key) => open.documents.of(key))).toEqual([300, 0, 3])
  })

  it('contains the vectors of cues and traits, nearly as they were learnt', () => {
    const open = openLearntSenses(packLearnt({ pairs: pairsOf({ 5: 0.1 }), ...rest })).affinities
    const learnt = toAffinities(affinities)
    const [context, same] = [new Float64Array(dimensions), new Float64Array(dimensions)]
    expect(open.addCue(context, 4_000_000_001)).toBe(learnt.addCue(same, 4_000_000_001))
    expect(open.addCue(context, 5)).toBe(false)
    for (const trait of [8, 9, 10, 11])
      expect(open.product(context, trait)).toBeCloseTo(learnt.product(same, trait), 0)
    expect(Math.abs(open.product(context, 9))).toBeGreaterThan(1)
    expect(open.ofPlaces).toEqual(affinities.ofPlaces)
    expect(open.ofDefinitions).toEqual(affinities.ofDefinitions)
  })

  it('is not written if a matrix has a size that the reader does not expect', () => {
    const short = { ...affinities, ofPlaces: affinities.ofPlaces.subarray(1) }
    expect(() => packLearnt({ pairs: pairsOf({ 5: 0.1 }), ...rest, affinities: short })).toThrow('size')
  })

  it('is refused if it is truncated or another file', () => {
    const bytes = packLearnt({ pairs: pairsOf({ 5: 0.1 }), ...rest })
    expect(() => openLearntSenses(bytes.subarray(0, bytes.length - 4))).toThrow('damaged')
    expect(() => openLearntSenses(new Uint8Array(64))).toThrow('damaged')
  })
})
