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
  it('returns for each sense the product of the context and its traits, without traits that all senses share', () => {
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

  it('returns zeros when no cue is known', () => {
    const rows = affinityRows(
      Uint32Array.of(unheard),
      nowhere,
      [senseOf(slope), senseOf(firm)],
      definitions,
      affinities,
    )
    expect([...rows].every((value) => value === 0)).toBe(true)
  })

  it('returns zeros when nothing was learnt', () => {
    const rows = affinityRows(
      Uint32Array.of(river),
      Float64Array.of(1),
      [senseOf(slope), senseOf(firm)],
      definitions,
      nothingLearnt.affinities,
    )
    expect([...rows]).toEqual(Array.from({ length: 2 * affinityWidth }, () => 0))
  })

  it('maps the words around into the same space, and compares the definitions with the result', () => {
    // Word vectors have one dimension here. The matrix maps the first place to (3, 0); a context's first number is
    // compared with a definition's own words, the second with related words.
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
