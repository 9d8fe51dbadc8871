import { describe, expect, it } from 'vitest'
import type { Synset } from '../wordnet/wordnet'
import { SynsetStems } from './synset-stems'

function synset(index: number, words: string[], text: string, examples: string[] = []): Synset {
  const place = { file: 'noun', lexicographerFile: 3, firstWord: 0, firstPointer: 0, endPointer: 0 } as const
  return { index, words, text, examples, ...place }
}

const bank = synset(0, ['bank', 'riverside'], 'land beside water', ['they sat on the bank of the river'])
const slope = synset(1, ['slope', 'incline'], 'an inclined piece of land')
const stems = new SynsetStems([bank, slope])

describe('SynsetStems', () => {
  it('takes text, examples and the other words of a synset, each stem once', () => {
    expect(stems.profile(bank, [1], []).own).toBe('land besid water sit bank river riversid')
    expect(stems.profile(bank, [2], []).own).toBe('land besid water sit bank river')
  })

  it('adds of related synsets what the sense doesn’t have itself', () => {
    expect(stems.profile(bank, [1], [slope]).related).toBe('slop inclin piec')
    expect(stems.profile(slope, [1], [bank]).related).toBe('bank riversid besid water')
  })

  it('takes the stems of other texts, each once, and related ones that they don’t have', () => {
    const water = stems.numbersOf(['the water of rivers', 'Water'])
    expect(stems.profileOfTexts(['They sat by the river.', 'a café'], water)).toEqual({
      own: 'sit river café',
      related: 'water',
    })
  })

  it('takes no more than 40 stems of related synsets', () => {
    const letters = 'bcdfghjklmnpqrstvwxz'
    const words = Array.from(
      { length: 60 },
      (_, at) => `u${letters[at % 20]}o${letters[(at * 7 + (at % 3)) % 20]}${letters[at % 19]}um`,
    )
    const many = synset(1, words, 'x')
    const { related } = new SynsetStems([bank, many]).profile(bank, [1], [many])
    expect(related.split(' ')).toHaveLength(40)
  })
})
