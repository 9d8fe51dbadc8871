import { describe, expect, it } from 'vitest'
import type { Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'
import { findDerivations } from './find-derivations'

const words: Record<string, number> = {}
for (const word of ['care', 'colour', 'app', 'imp', 'ear', 'happiness']) words[word] = partOfSpeechBits.noun
for (const word of [
  'careful',
  'careless',
  'colourful',
  'happy',
  'unhappy',
  'gentle',
  'early',
  'basic',
  'possible',
]) {
  words[word] = partOfSpeechBits.adjective
}
for (const word of ['carefully', 'happily', 'gently', 'basically', 'unhappily'])
  words[word] = partOfSpeechBits.adverb
for (const word of ['apply', 'imply']) words[word] = partOfSpeechBits.verb
words.impossible = partOfSpeechBits.adjective
const lexicon = { partsOfSpeech: (form: string) => words[form] ?? 0 } as Lexicon
const derived = (word: string) => findDerivations(word, lexicon).sort()

describe('findDerivations', () => {
  it('finds words formed by suffixes, with their changes of spelling', () => {
    expect(derived('care')).toEqual(['careful', 'careless'])
    expect(derived('happy')).toEqual(['happily', 'happiness', 'unhappy'])
    expect(derived('gentle')).toEqual(['gently'])
    expect(derived('basic')).toEqual(['basically'])
  })

  it('finds the word that a derived word comes from', () => {
    expect(derived('careful')).toEqual(['care', 'carefully'])
    expect(derived('happily')).toEqual(['happy'])
    expect(derived('unhappily')).toEqual(['unhappy'])
    expect(derived('impossible')).toEqual(['possible'])
  })

  it('ignores words that only look derived', () => {
    expect(derived('app')).toEqual([])
    expect(derived('imp')).toEqual([])
    expect(derived('early')).toEqual([])
  })
})
