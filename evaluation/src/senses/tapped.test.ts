import { mapLexicon } from '@wordhoard/lexicon/testing/map-lexicon.fixture'
import { expect, it } from 'vitest'
import { tapOf } from './tapped'

const lexicon = mapLexicon({
  headwords: { leave: 'verb noun', left: 'adjective adverb noun', 'turn out': 'verb', turn: 'verb noun' },
  forms: { left: 'leave:past' },
  ranks: { leave: 200, left: 300 },
})
const tap = (context: string, form: string) => tapOf({ context, form, at: context.indexOf(form) }, lexicon)

it('looks a written word up with the words beside it, and gives each of its uses', () => {
  expect(tap('They had left early', 'left').headwords).toEqual(['leave', 'left'])
  const { form, headwords, uses } = tap('on the Left side', 'Left')
  expect([form, headwords[0]]).toEqual(['left', 'left'])
  expect(uses.map(({ headword, use }) => `${headword} ${use}`).sort()).toEqual([
    'leave past',
    'left adjective',
    'left adverb',
    'left noun',
  ])
})

it('looks the words of a phrase up together', () => {
  expect(tap('It turned out well', 'turned out')).toEqual({
    form: 'turned out',
    headwords: ['turn out'],
    uses: [],
  })
})
