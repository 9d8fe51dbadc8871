import { expect, it } from 'vitest'
import { resolve } from './forms/base-forms'
import { mapLexicon } from './testing/map-lexicon.fixture'

const lexicon = mapLexicon({
  headwords: {
    put: 'verb',
    up: 'adverb function',
    with: 'function preposition',
    off: 'adverb function',
    'put up with': 'phrasal verb',
    'put off': 'phrasal verb',
    'pick up': 'phrasal verb',
    pick: 'verb',
    'look forward to': 'phrasal verb',
    look: 'verb',
    'make up one\u0027s mind': 'idiom',
    make: 'verb',
    'enjoy oneself': 'phrase',
    enjoy: 'verb',
    'car park': 'noun',
    car: 'noun',
    park: 'noun',
    well: 'adverb',
    known: 'adjective',
    know: 'verb',
    salt: 'noun',
    pepper: 'noun',
    'mother-in-law': 'noun',
    run: 'verb',
  },
  forms: { made: 'make:past', ran: 'run:past' },
})

it.each([
  ['ran', ['run']],
  ['put up with', ['put up with']],
  ['putting up with', ['put up with']],
  ['Puts  up with', ['put up with']],
  ['put it off', ['put off']],
  ['picked her little brother up', ['pick up']],
  ['looked forward to', ['look forward to']],
  ['made up my mind', ["make up one's mind"]],
  ['enjoying herself', ['enjoy oneself']],
  ['car parks', ['car park']],
  ['car-park', ['car park']],
  ['mother-in-law’s', ['mother-in-law']],
  ['well-known', ['well', 'known']],
  ['salt ’n’ pepper', ['salt', 'pepper']],
  ['well-xyzzy', ['well']],
])('%s resolves to %j', (form, headwords) => {
  expect(resolve(form, lexicon)).toEqual(headwords)
})

it.each(['', ' ', 'xyzzy', 'blue banana', '-', 'a'.repeat(10_000), 'put '.repeat(2000)])(
  '%j resolves to nothing',
  (form) => {
    expect(resolve(form, lexicon)).toEqual([])
  },
)
