import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { canBeBuilt, fragmentsOf, shuffle } from './fragments'
import { graphemes } from './graphemes'
import { randomFromSeed } from './simulator/seeded-random'

const letter = fc.constantFrom(...'abcdefghijklmnopqrstuvwxyzéï'.split(''))
const plainWord = fc.string({ unit: letter, minLength: 1, maxLength: 20 })
const phrase = fc
  .array(plainWord, { minLength: 1, maxLength: 4 })
  .chain((words) => fc.constantFrom(' ', '-').map((separator) => words.join(separator)))
const pieces = (word: string, seed = 1) => fragmentsOf(word, randomFromSeed(seed))

describe('fragmentsOf', () => {
  it('cuts a headword into pieces that join to the headword', () => {
    fc.assert(
      fc.property(phrase, fc.integer(), (word, seed) => {
        expect(pieces(word, seed).join('')).toBe(word)
      }),
    )
  })

  it('cuts a word of six or more letters into at least three pieces of two to four letters', () => {
    fc.assert(
      fc.property(fc.string({ unit: letter, minLength: 6, maxLength: 30 }), fc.integer(), (word, seed) => {
        const lengths = pieces(word, seed).map((piece) => graphemes(piece).length)
        expect(lengths.every((length) => length >= 2 && length <= 4)).toBe(true)
        expect(lengths.length).toBeGreaterThanOrEqual(3)
      }),
    )
  })

  it('cuts a short word into single letters', () => {
    expect(pieces('ox')).toEqual(['o', 'x'])
    expect(pieces('house')).toEqual(['h', 'o', 'u', 's', 'e'])
    expect(pieces('café')).toEqual(['c', 'a', 'f', 'é'])
    expect(pieces('cafe\u0301')).toEqual(['c', 'a', 'f', 'é'])
  })

  it('never spans two words of a phrase, and puts the space or hyphen at the end of a piece', () => {
    fc.assert(
      fc.property(phrase, fc.integer(), (word, seed) => {
        for (const piece of pieces(word, seed)) expect(piece).toMatch(/^[^\s-]+[\s-]?$/)
      }),
    )
    expect(pieces('take off')).toEqual(['ta', 'ke ', 'off'])
    expect(pieces('put off')).toEqual(['p', 'u', 't ', 'o', 'f', 'f'])
    expect(pieces('put up with').slice(0, 3)).toEqual(['put ', 'up ', 'wi'])
    expect(pieces('of a sort').slice(0, 2)).toEqual(['of ', 'a '])
    expect(pieces('mother-in-law').slice(-2)).toEqual(['in-', 'law'])
  })

  it('never cuts a grapheme of several characters', () => {
    expect(pieces('naïvety').every((piece) => !/^\p{M}/u.test(piece))).toBe(true)
    expect(pieces("rock 'n' roll").join('')).toBe("rock 'n' roll")
  })

  it('cuts at random', () => {
    const cuts = new Set(Array.from({ length: 30 }, (_, seed) => pieces('entrepreneur', seed).join('|')))
    expect(cuts.size).toBeGreaterThan(5)
  })
})

describe('canBeBuilt', () => {
  it('requires three pieces that are not all the same', () => {
    expect(['cat', 'go on', 'take off', 'put up with'].map(canBeBuilt)).toEqual([true, true, true, true])
    expect(['I', 'ox', 'zzz', ''].map(canBeBuilt)).toEqual([false, false, false, false])
  })

  it('gives the same result however the word is cut', () => {
    fc.assert(
      fc.property(phrase, fc.integer(), (word, seed) => {
        fc.pre(new Set(graphemes(word)).size > 2)
        expect(pieces(word, seed).length >= 3).toBe(canBeBuilt(word))
      }),
    )
  })
})

describe('shuffle', () => {
  it('returns the same items, in a different order unless they are all the same', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 8 }), fc.integer(), (items, seed) => {
        const given = [...items]
        const result = shuffle(items, randomFromSeed(seed))
        expect(items).toEqual(given)
        expect(result.toSorted()).toEqual(items.toSorted())
        if (new Set(items).size > 1) expect(result).not.toEqual(items)
      }),
    )
  })

  it('changes the order even when the random order is the given one', () => {
    expect(shuffle(['a', 'b', 'c'], () => 0.999999)).not.toEqual(['a', 'b', 'c'])
  })
})
