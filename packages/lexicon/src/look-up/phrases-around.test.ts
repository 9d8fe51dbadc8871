import { describe, expect, it } from 'vitest'
import { phrasesAround } from './phrases-around'
import { TextAround } from './text-around'

const around = new TextAround('She put the long and boring meeting off, then put up with it')
/** A phrase at the given word indexes, counted from 0. */
const place = (id: number, ...words: number[]) => ({
  id,
  isDoubtful: false,
  tokenIndexes: words.map((word) => around.words[word]!),
})
const [putUpWith, putOff, putUp] = [1, 2, 3]
const places = [place(putUpWith, 9, 10, 11), place(putOff, 1, 7), place(putUp, 9, 10)]
const phrasesOf = (word: number, all = places) =>
  phrasesAround(around, all, word).meant.map(({ spell_id, distances }) => [spell_id, ...distances])

describe('the phrases a word belongs to', () => {
  it('are found from any of their words, with the distances to the others', () => {
    expect(phrasesOf(1)).toEqual([[putOff, 6]])
    expect(phrasesOf(7)).toEqual([[putOff, -6]])
    expect(phrasesOf(11)).toEqual([[putUpWith, -2, -1]])
  })

  it('come longest first, then by fewest words in between', () => {
    expect(phrasesOf(9)).toEqual([
      [putUpWith, 1, 2],
      [putUp, 1],
    ])
    expect(phrasesOf(1, [place(8, 1, 7), place(9, 1, 2)])).toEqual([
      [9, 1],
      [8, 6],
    ])
  })

  it('exclude phrases that only surround the word', () => {
    expect(phrasesOf(2)).toEqual([])
    expect(phrasesOf(0)).toEqual([])
  })

  it('include a phrase’s second occurrence if the word is in that one, each phrase once', () => {
    expect(phrasesOf(9, [place(putUp, 1, 10), place(putUp, 9, 10), place(putUp, 9, 11)])).toEqual([
      [putUp, 1],
    ])
  })

  it('are apart if their words may be only words', () => {
    const doubtful = { ...place(putUp, 9, 10), isDoubtful: true }
    expect(phrasesAround(around, [doubtful, place(putUpWith, 9, 10, 11)], 9)).toEqual({
      meant: [{ spell_id: putUpWith, distances: [1, 2] }],
      doubtful: [{ spell_id: putUp, distances: [1] }],
    })
  })
})
