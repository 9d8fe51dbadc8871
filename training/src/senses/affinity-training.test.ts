import { places, placeVectors } from '@wordhoard/senses/context/places'
import { affinityRows, affinityWidth } from '@wordhoard/senses/model/affinity'
import { traitLevels } from '@wordhoard/senses/model/sense-traits'
import { senseVectors } from '@wordhoard/senses/model/sense-vectors'
import type { WordVectors } from '@wordhoard/senses/words/vectors'
import { describe, expect, it } from 'vitest'
import { type AffinityChoice, trainAffinities } from './affinity-training'
import { toAffinities } from './as-affinities'

const [river, stream, money] = [1, 2, 3]
const [slope, firm] = [11, 12]
const known: Record<string, readonly number[]> = {
  oar: [1, 0],
  paddl: [0.95, 0.3],
  coin: [0, 1],
  shor: [0.9, -0.4],
  cash: [-0.1, 1],
}
const vectors: WordVectors = {
  dimensions: 2,
  add(sum, stem, weight) {
    for (const [at, value] of (known[stem] ?? []).entries()) sum[at]! += weight * value
  },
}
const around = (stem: string) => [{ place: places.indexOf('around'), stem, weight: 1 }]
const definitions = [
  { p: 'noun', o: 'shor' },
  { p: 'noun', o: 'cash' },
].map((profile) => senseVectors(profile, vectors))

/** Makes a choice between two senses that differ in one trait each and in their definitions. */
const choice = (right: number, ...cues: number[]): AffinityChoice => ({
  around: [],
  definitions,
  cues: Uint32Array.from(cues),
  traits: Uint32Array.of(slope, firm),
  senses: [Uint16Array.of(0), Uint16Array.of(1)],
  prior: Float64Array.of(0, 0),
  right: [right],
  weight: 1,
})
const choices = Array.from({ length: 60 }, () => [choice(0, river, stream), choice(1, money)]).flat()

describe('trainAffinities', () => {
  it('learns which cues go with which traits, with the same result each time', () => {
    const trained = trainAffinities(choices, vectors)
    const { addCue, product, dimensions } = toAffinities(trained)
    const preference = (cue: number) => {
      const context = new Float64Array(dimensions)
      expect(addCue(context, cue)).toBe(true)
      return product(context, slope) - product(context, firm)
    }
    expect(preference(river)).toBeGreaterThan(0)
    expect(preference(stream)).toBeGreaterThan(0)
    expect(preference(money)).toBeLessThan(0)
    expect(trainAffinities(choices, vectors)).toEqual(trained)
  })

  it('learns which words go with which definitions, and so can rank unseen senses by unseen words', () => {
    const withoutCues = choices.map((one, at) => ({
      ...one,
      cues: new Uint32Array(),
      around: around(at % 2 === 0 ? 'oar' : 'coin'),
    }))
    const affinities = toAffinities(trainAffinities(withoutCues, vectors))
    const unknownTraits = { hashes: new Uint32Array(), levels: new Uint8Array(), key: undefined }
    const preferenceFor = (stem: string) => {
      const rows = affinityRows(
        new Uint32Array(),
        placeVectors(around(stem), vectors),
        [unknownTraits, unknownTraits],
        definitions,
        affinities,
      )
      return rows[traitLevels.length]! - rows[affinityWidth + traitLevels.length]!
    }
    expect(preferenceFor('paddl')).toBeGreaterThan(0)
    expect(preferenceFor('coin')).toBeLessThan(0)
    expect(preferenceFor('unheard')).toBe(0)
  })

  it('keeps no vectors of rare cues', () => {
    const { cues } = trainAffinities([...choices, choice(0, 7), choice(1, 7)], vectors)
    expect([...cues.keys]).toEqual([river, stream, money])
  })
})
