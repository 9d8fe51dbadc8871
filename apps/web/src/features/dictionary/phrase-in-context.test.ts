import type { SpellInContext } from '@wordhoard/contracts/dictionary'
import { describe, expect, it } from 'vitest'
import { phrasesAround } from './phrase-in-context'

function phrase(spell_lower: string, context: string, ...places: string[][]): SpellInContext {
  let from = 0
  return {
    id: spell_lower.length,
    spell_lower,
    parts_of_speech: [],
    pronunciations: [],
    spellings: [spell_lower],
    forms: [],
    audio_urls: [],
    image_urls: [],
    frequency_rank: null,
    level: null,
    definitions: [],
    places: places.map((words) =>
      words.map((word): [number, number] => {
        const start = context.indexOf(word, from)
        from = start + word.length
        return [start, from]
      }),
    ),
  }
}

const around = (entries: SpellInContext[], context: string, before: string) =>
  phrasesAround(entries, context, before).map(({ spell, distances }) => [spell.spell_lower, ...distances])

describe('phrases around a tapped word', () => {
  const context = 'She put the long and boring meeting off, then put up with it'
  const putOff = phrase('put off', context, ['put', 'off'])
  const putUp = phrase('put up', context, ['put', 'up'])
  putUp.places = [
    [
      [46, 49],
      [50, 52],
    ],
  ]
  const putUpWith = phrase('put up with', context)
  putUpWith.places = [
    [
      [46, 49],
      [50, 52],
      [53, 57],
    ],
  ]
  const entries = [putUpWith, putOff, putUp, { ...phrase('meeting', context), places: undefined }]

  it('are found from any of their words, with the way to the others', () => {
    expect(around(entries, context, 'She ')).toEqual([['put off', 6]])
    expect(around(entries, context, 'She put the long and boring meeting ')).toEqual([['put off', -6]])
    expect(around(entries, context, 'She put the long and boring meeting off, then put up ')).toEqual([
      ['put up with', -2, -1],
    ])
  })

  it('come longest first', () => {
    expect(around(entries, context, 'She put the long and boring meeting off, then ')).toEqual([
      ['put up with', 1, 2],
      ['put up', 1],
    ])
  })

  it('are none for a word inside that is not theirs', () => {
    expect(around(entries, context, 'She put the ')).toEqual([])
    expect(around([], context, 'She ')).toEqual([])
  })

  it('are found at the second place where the first is another', () => {
    const twice = 'Turn it off and turn that off'
    const turnOff = phrase('turn off', twice, ['Turn', 'off'], ['turn', 'off'])
    expect(around([turnOff], twice, 'Turn it off and ')).toEqual([['turn off', 2]])
  })
})
