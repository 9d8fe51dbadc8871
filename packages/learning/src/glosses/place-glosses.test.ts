import { describe, expect, it } from 'vitest'
import { randomFromSeed } from '../simulator/seeded-random'
import { canPlaceGloss, type GlossPlace, WORDS_PER_GLOSS } from './place-glosses'

/** Places as many as it can, in a random order. */
function place(words: number, random: () => number): GlossPlace[] {
  const placed: GlossPlace[] = []
  const all = Array.from({ length: words }, (_, at) => ({ place: at, key: random() }))
  for (const each of all.sort((a, b) => a.key - b.key))
    if (canPlaceGloss(each, words, placed)) placed.push(each)
  return placed
}

describe('places of glosses', () => {
  it('are at most one in 60 words, in every stretch and across its ends', () => {
    const random = randomFromSeed(7)
    const all: number[] = []
    let before = 0
    for (let stretch = 0; stretch < 60; stretch++) {
      const words = 1 + Math.floor(random() * 400)
      const placed = place(words, random)
      expect(placed.length).toBeLessThanOrEqual(Math.floor(words / WORDS_PER_GLOSS))
      all.push(...placed.map((each) => before + each.place))
      before += words
    }
    all.sort((a, b) => a - b)
    expect(all.length).toBeGreaterThan(50)
    for (const [index, at] of all.entries())
      if (index > 0) expect(at - all[index - 1]!).toBeGreaterThanOrEqual(WORDS_PER_GLOSS)
  })

  it('are none in a text of fewer than 60 words', () => {
    expect(place(59, randomFromSeed(1))).toEqual([])
    expect(place(61, randomFromSeed(1))).toHaveLength(1)
  })
})
