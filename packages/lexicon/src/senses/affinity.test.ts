import { describe, expect, it } from 'vitest'
import { type Affinities, affinityRows } from './affinity'
import type { SenseTraits } from './sense-traits'
import { traitLevels } from './sense-traits'

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
}
const senseOf = (...traits: number[]): SenseTraits => ({
  hashes: Uint32Array.from(traits),
  levels: Uint8Array.from(traits, () => traitLevels.indexOf('kind')),
  key: undefined,
})
const kinds = (rows: Float64Array) => [0, 1].map((sense) => rows[sense * traitLevels.length + 2]!)

describe('affinityRows', () => {
  it('gives each sense the product of the context and its traits, traits of all senses passed over', () => {
    const rows = affinityRows(
      Uint32Array.of(river, unheard),
      [senseOf(slope, thing), senseOf(firm, thing)],
      affinities,
    )
    const share = 1 / Math.sqrt(2)
    expect(kinds(rows)[0]).toBeCloseTo(2 * share)
    expect(kinds(rows)[1]).toBeCloseTo(-share)
  })

  it('says nothing where no cue is known', () => {
    const rows = affinityRows(Uint32Array.of(unheard), [senseOf(slope), senseOf(firm)], affinities)
    expect([...rows].every((value) => value === 0)).toBe(true)
  })
})
