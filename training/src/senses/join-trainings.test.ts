import { places } from '@wordhoard/senses/context/places'
import { affinityRows, matrixSizes } from '@wordhoard/senses/model/affinity'
import { describe, expect, it } from 'vitest'
import type { TrainedAffinities } from './affinity-training'
import { toAffinities } from './as-affinities'
import { joinAffinities, meanPairs } from './join-trainings'
import { randomNumbers } from './pair-training'

const dimensions = 3
const wordDimensions = 2
const sizes = matrixSizes(dimensions, wordDimensions)

function makeTrained(seed: number, cues: readonly number[], traits: readonly number[]): TrainedAffinities {
  const random = randomNumbers(seed)
  const numbers = (length: number) => Float32Array.from({ length }, () => random() - 0.5)
  return {
    cues: { keys: Uint32Array.from(cues), values: numbers(cues.length * dimensions) },
    traits: { keys: Uint32Array.from(traits), values: numbers(traits.length * dimensions) },
    ofPlaces: numbers(sizes.ofPlaces),
    ofDefinitions: numbers(sizes.ofDefinitions),
    dimensions,
    wordDimensions,
  }
}

describe('two trainings joined', () => {
  it('give the mean of both scores', () => {
    const [one, other] = [makeTrained(1, [3, 5], [7, 9]), makeTrained(2, [3, 5, 8], [9, 4_000_000_000])]
    const around = Float64Array.from({ length: places.length * wordDimensions }, (_, at) => Math.sin(at))
    const senses = [[7], [9], [4_000_000_000, 9], [11]].map((hashes) => ({
      hashes: Uint32Array.from(hashes),
      levels: Uint8Array.from(hashes, () => 1),
      key: undefined,
    }))
    const definitions = senses.map((_, at) => ({
      own: Float64Array.of(at, 1),
      ownLength: 1,
      related: Float64Array.of(1, -at),
      relatedLength: 1,
    }))
    const rows = (of: TrainedAffinities) =>
      affinityRows(Uint32Array.of(3, 5), around, senses, definitions, toAffinities(of))
    const [first, second] = [rows(one), rows(other)]
    const joined = rows(joinAffinities(one, other))
    expect(joined.some((value) => Math.abs(value) > 0.1)).toBe(true)
    for (const [at, value] of joined.entries()) expect(value).toBeCloseTo((first[at]! + second[at]!) / 2, 5)
  })

  it('halve the weight of a pair that only one of them has', () => {
    expect([...meanPairs(Float32Array.of(1, 0, -2), Float32Array.of(3, 0.5, 2))]).toEqual([2, 0.25, 0])
  })
})
