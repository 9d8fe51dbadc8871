import { describe, expect, it } from 'vitest'
import { places } from '../context/places'
import { type Affinities, affinityRows, affinityWidth, matrixSizes } from './affinity'
import { nothingLearnt } from './learnt-file'
import type { SenseTraits } from './sense-traits'
import { traitLevels } from './sense-traits'
import type { SenseVectors } from './sense-vectors'

const [river, money, unheard] = [1, 2, 3]
const [slope, firm, thing] = [11, 12, 13]
const vectors = new Map([
  [river, [1, 0]],
  [money, [0, 1]],
  [slope, [2, -1]],
  [firm, [-1, 3]],
  [thing, [5, 5]],
])
const affinities: Affinities = {
  dimensions: 2,
  addCue(sum, cue) {
    const vector = vectors.get(cue)
    for (const [at, value] of (vector ?? []).entries()) sum[at]! += value
    return vector !== undefined
  },
  product: (context, trait) =>
    (vectors.get(trait) ?? []).reduce((sum, value, at) => sum + value * context[at]!, 0),
  ofPlaces: new Float32Array(0),
  ofDefinitions: new Float32Array(0),
}
const nowhere = new Float64Array(0)
const definitionOf = (own: number, related: number): SenseVectors => ({
  own: Float64Array.of(own),
  ownLength: 1,
  related: Float64Array.of(related),
  relatedLength: 1,
})
const definitions = [definitionOf(1, 0), definitionOf(0, 1)]
const senseOf = (...traits: number[]): SenseTraits => ({
  hashes: Uint32Array.from(traits),
  levels: Uint8Array.from(traits, () => traitLevels.indexOf('kind')),
  key: undefined,
})
const kinds = (rows: Float64Array) => [0, 1].map((sense) => rows[sense * affinityWidth + 2]!)

describe('affinityRows', () => {
  it('gives each sense the product of the context and its traits, traits of all senses passed over', () => {
    const rows = affinityRows(
      Uint32Array.of(river, unheard),
      nowhere,
      [senseOf(slope, thing), senseOf(firm, thing)],
      definitions,
      affinities,
    )
    const share = 1 / Math.sqrt(2)
    expect(kinds(rows)[0]).toBeCloseTo(2 * share)
    expect(kinds(rows)[1]).toBeCloseTo(-share)
  })

  it('says nothing where no cue is known', () => {
    const rows = affinityRows(
      Uint32Array.of(unheard),
      nowhere,
      [senseOf(slope), senseOf(firm)],
      definitions,
      affinities,
    )
    expect([...rows].every((value) => value === 0)).toBe(true)
  })

  it('gives noughts where nothing was learnt at all', () => {
    const rows = affinityRows(
      Uint32Array.of(river),
      Float64Array.of(1),
      [senseOf(slope), senseOf(firm)],
      definitions,
      nothingLearnt.affinities,
    )
    expect([...rows]).toEqual(Array.from({ length: 2 * affinityWidth }, () => 0))
  })

  it('brings the words around into the same space, and asks the definitions for what goes with them', () => {
    // One dimension of word vectors: the first place leads to (3, 0); a context asks own words for its first number
    // and related ones for its second.
    const sizes = matrixSizes(2, 1)
    const ofPlaces = new Float32Array(sizes.ofPlaces)
    ofPlaces.set([3, 0])
    const learnt = { ...affinities, ofPlaces, ofDefinitions: Float32Array.of(1, 0, 0, 1) }
    const around = new Float64Array(places.length)
    around[0] = 2
    const rows = affinityRows(
      Uint32Array.of(unheard),
      around,
      [senseOf(slope), senseOf(firm)],
      definitions,
      learnt,
    )
    expect(kinds(rows)).toEqual([12, -6])
    const [own, related] = [traitLevels.length, traitLevels.length + 1]
    expect([rows[own], rows[related]]).toEqual([6, 0])
    expect([rows[affinityWidth + own], rows[affinityWidth + related]]).toEqual([0, 0])
  })
})
