import type { Spell } from '@wordhoard/contracts/dict'
import { describe, expect, it } from 'vitest'
import { phrasesAround } from './phrase-in-context'

function spell(spell_lower: string, forms: string[] = []): Spell {
  return {
    id: spell_lower.length,
    spell_lower,
    parts_of_speech: [],
    pronunciations: [],
    spellings: [spell_lower],
    forms,
    audio_urls: [],
    image_urls: [],
    frequency_rank: null,
    level: null,
    definitions: [],
  }
}

const found = (entries: Spell[], before: string, shown: string, after: string, bases: string[]) =>
  phrasesAround(entries, before, shown, after, bases).map((phrase) => [
    phrase.spell.spell_lower,
    ...phrase.distances,
  ])

describe('phrases around a tapped word', () => {
  const putUpWith = spell('put up with', ['puts up with', 'putting up with'])
  const putOff = spell('put off', ['puts off', 'putting off'])

  it('finds a phrase from any of its words, with the way to the others', () => {
    expect(found([putUpWith], 'They had ', 'put', ' up with it', ['put'])).toEqual([['put up with', 1, 2]])
    expect(found([putUpWith], 'They had put up ', 'with', ' it', ['with'])).toEqual([['put up with', -2, -1]])
  })

  it('finds a phrase that is parted', () => {
    expect(found([putOff], 'She ', 'put', ' the long meeting off', ['put'])).toEqual([['put off', 4]])
  })

  it('finds inflected phrases, by their forms or by the base of the tapped word', () => {
    const lookForwardTo = spell('look forward to')
    expect(found([lookForwardTo], 'He ', 'looked', ' forward to it', ['look'])).toEqual([
      ['look forward to', 1, 2],
    ])
    expect(found([lookForwardTo], 'He looked ', 'forward', ' to it', ['forward'])).toEqual([
      ['look forward to', -1, 1],
    ])
    const takeOff = spell('take off', ['takes off', 'took off', 'taken off'])
    expect(found([takeOff], 'The plane took ', 'off', ' late', ['off'])).toEqual([['take off', -1]])
  })

  it('leaves out phrases of the sentence that the tapped word is no part of', () => {
    expect(found([putUpWith], 'They put up with the ', 'noise', '', ['noise'])).toEqual([])
    expect(found([putUpWith], 'I put it there and came ', 'up', ' with a plan', ['up'])).toEqual([])
  })

  it('puts the longest phrase first and single words nowhere', () => {
    const entries = [spell('put up', ['puts up']), putUpWith, spell('put')]
    expect(found(entries, '', 'put', ' up with it', ['put']).map(([name]) => name)).toEqual([
      'put up with',
      'put up',
    ])
  })
})
