import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { chooseGlosses, usualGlosses } from './gloss-choice'

const hardest = [5, 3, 8, 1, 9]
const chosen = (number: number, ticks: [number, boolean][] = []) => [
  ...chooseGlosses(hardest, number, new Map(ticks)),
]

describe('chooseGlosses', () => {
  it('chooses the hardest words', () => {
    expect(chosen(3)).toEqual([5, 3, 8])
    expect(chosen(0)).toEqual([])
    expect(chosen(99)).toEqual(hardest)
  })

  it('skips unticked words and takes the next hardest instead', () => {
    expect(chosen(3, [[3, false]])).toEqual([5, 8, 1])
  })

  it('prefers ticked words to harder ones', () => {
    expect(chosen(2, [[9, true]])).toEqual([9, 5])
    expect(
      chosen(1, [
        [9, true],
        [1, true],
      ]),
    ).toEqual([1, 9])
  })

  it('returns as many words as wanted while enough are available', () => {
    const ids = fc.uniqueArray(fc.integer({ min: 1, max: 60 }), { maxLength: 40 })
    const ticks = fc.array(fc.tuple(fc.integer({ min: 1, max: 60 }), fc.boolean()))
    fc.assert(
      fc.property(ids, fc.nat(50), ticks, (spellIds, number, ticked) => {
        const byHand = new Map(ticked)
        const taken = chooseGlosses(spellIds, number, byHand)
        const free = spellIds.filter((id) => byHand.get(id) !== false).length
        const fixed = spellIds.filter((id) => byHand.get(id) === true).length
        expect(taken.size).toBe(Math.max(fixed, Math.min(number, free)))
        for (const id of taken) expect(byHand.get(id)).not.toBe(false)
      }),
    )
  })
})

it('suggests as many glosses as fit beside the text', () => {
  expect([40, 119, 120, 239, 240, 5000].map(usualGlosses)).toEqual([5, 5, 8, 8, 12, 12])
})
