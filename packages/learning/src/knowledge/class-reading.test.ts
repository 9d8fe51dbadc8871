import { describe, expect, it } from 'vitest'
import { countToReach, readText, wordsForGroup } from './class-reading'
import { startKnowledge } from './learner'

/** A text of 100 running words: 80 are common, the others occur as often as they say, and get harder. */
const words = {
  spellIds: [1, 2, 3, 4, 5],
  counts: [80, 8, 6, 4, 2],
  areCommon: [1, 0, 0, 0, 0],
}
const difficulties = [9, -1, 0.5, 2, 4]
const learner = (mean: number, variance = 0.1) => startKnowledge({ mean, variance })
const read = (mean: number, variance?: number) => readText(words, difficulties, learner(mean, variance), 0.5)

describe('what one of a class can read', () => {
  it('counts running words that they probably know, common ones always', () => {
    expect(read(3)).toMatchObject({ known: 0.98, newPlaces: [4] })
    expect(read(1)).toMatchObject({ known: 0.94, newPlaces: [3, 4] })
    expect(read(-4)).toMatchObject({ known: 0.8, newPlaces: [1, 2, 3, 4] })
  })

  it('has an interval that is wider the less is known of their ability', () => {
    expect(read(1, 0.0001)).toMatchObject({ low: 0.94, known: 0.94, high: 0.94 })
    expect(read(1, 0.3)).toMatchObject({ low: 0.88, known: 0.94, high: 0.98 })
  })

  it('goes by the evidence of a word where there is any, whatever the ability', () => {
    const { ability } = learner(1, 4)
    const known = {
      ability,
      offsets: new Map([
        [2, { mean: -6, variance: 0.1 }],
        [5, { mean: 6, variance: 0.1 }],
      ]),
    }
    const { newPlaces, low, high } = readText(words, difficulties, known, 0.5)
    expect(newPlaces).toEqual([1, 3])
    expect(low).toBeCloseTo(0.82)
    expect(high).toBeCloseTo(0.92)
  })

  it('knows all of a text without words', () => {
    const none = { spellIds: [], counts: [], areCommon: [] }
    expect(readText(none, [], learner(0), 0.5)).toEqual({ known: 1, low: 1, high: 1, newPlaces: [] })
  })

  it('says how many words take them to a share, the commonest first', () => {
    expect(countToReach(words, read(3), 0.95)).toBe(0)
    expect(countToReach(words, read(1), 0.95)).toBe(1)
    expect(countToReach(words, read(-4), 0.95)).toBe(3)
    expect(countToReach(words, read(-4), 1)).toBe(4)
  })
})

describe('words for a group', () => {
  it('are the fewest that take everybody to the share', () => {
    const group = [read(1), read(-0.5)]
    expect(wordsForGroup(words, group, 0.95, 50)).toEqual({ places: [3, 2], isEnough: true })
    expect(wordsForGroup(words, [read(1)], 0.95, 50)).toEqual({ places: [3], isEnough: true })
  })

  it('don’t hold words for those who are there already', () => {
    expect(wordsForGroup(words, [read(3)], 0.95, 50)).toEqual({ places: [], isEnough: true })
  })

  it('are limited, and say so', () => {
    expect(wordsForGroup(words, [read(-4)], 0.95, 2)).toEqual({ places: [1, 2], isEnough: false })
  })
})
