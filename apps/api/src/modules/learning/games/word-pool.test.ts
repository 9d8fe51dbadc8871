import { describe, expect, it } from 'vitest'
import { correctRank, type PooledWord, WordPool } from './word-pool'

const word = (id: number, rest: Partial<PooledWord> = {}): PooledWord => ({
  id,
  rank: id,
  partOfSpeech: 'noun',
  isCapital: false,
  isPlain: true,
  ...rest,
})
/** Returns which words are found for a word with rank 500. */
const near = (words: readonly PooledWord[], rest: Partial<PooledWord>, count = 5) =>
  new WordPool(words).near(word(500, rest), count, () => true, Math.random).toSorted((a, b) => a - b)
const plain = Array.from({ length: 600 }, (_, at) => word(at + 1))

describe('words that may be options', () => {
  it('are of the same part of speech, case and kind of definition, as far as there are enough', () => {
    const rare = [1001, 1002, 1003].map((id) => word(id, { partOfSpeech: 'preposition' }))
    const odd = [2001, 2002, 2003].map((id) => word(id, { isPlain: false }))
    const names = [3001, 3002, 3003].map((id) => word(id, { isCapital: true }))
    const pronouns = [4001, 4002].map((id) => word(id, { partOfSpeech: 'pronoun' }))
    const all = [...plain, ...rare, ...odd, ...names, ...pronouns]
    expect(near(all, { partOfSpeech: 'preposition' }, 3)).toEqual([1001, 1002, 1003])
    expect(near(all, { partOfSpeech: 'preposition' })).toEqual([1001, 1002, 1003, 4001, 4002])
    expect(near(all, { isPlain: false }, 3)).toEqual([2001, 2002, 2003])
    expect(near(all, { isCapital: true }, 3)).toEqual([3001, 3002, 3003])
    for (const id of near(all, {}, 40)) expect(id).toBeLessThanOrEqual(600)
  })

  it('are of other kinds only when there are too few, and never twice', () => {
    const all = [word(1), word(2), word(3, { isPlain: false }), word(4, { isCapital: true })]
    expect(near(all, {})).toEqual([1, 2, 3])
    expect(near(all, { isCapital: true })).toEqual([1, 2, 3, 4])
  })

  it('are plain beside a plain one, even where few have a capital (PM)', () => {
    const capital = { partOfSpeech: 'adverb', isCapital: true }
    const hard = [1001, 1002].map((id) => word(id, { ...capital, isPlain: false }))
    const adverbs = [2001, 2002, 2003].map((id) => word(id, { partOfSpeech: 'adverb' }))
    const all = [word(1, capital), ...hard, ...adverbs]
    expect(near(all, capital, 4)).toEqual([1, 2001, 2002, 2003])
    expect(near(all, { ...capital, isPlain: false }, 3)).toEqual([1, 1001, 1002])
  })

  it('are of similar frequency, by which a hard word with a high rank counts as rarer', () => {
    for (const id of near(plain.slice(100), {}, 40)) expect(Math.abs(id - 500)).toBeLessThanOrEqual(160)
    expect([
      correctRank(900, 'A1'),
      correctRank(900, 'B2'),
      correctRank(9000, 'B2'),
      correctRank(900, undefined),
    ]).toEqual([900, 4500, 9000, 900])
  })
})
