import { expect, it } from 'vitest'
import { wordUse } from '../context'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { lookupForm, tokenise } from '../tokens/tokens'
import { baseForms } from './base-forms'

const lexicon = mapLexicon({
  headwords: {
    interest: 'noun verb',
    interested: 'adjective',
    scare: 'verb noun',
    scared: 'adjective',
    learn: 'verb',
    wed: 'verb',
    wedding: 'noun',
    endanger: 'verb',
    endangered: 'adjective',
    learning: 'noun',
    bore: 'verb',
    boring: 'adjective',
    lead: 'verb noun',
    led: 'noun',
    art: 'noun',
    be: 'verb',
    agenda: 'noun',
    agendum: 'noun',
    leave: 'verb noun',
    leaf: 'noun',
    litre: 'noun',
    lite: 'adjective',
    plead: 'verb',
    please: 'verb adverb',
    cd: 'noun',
    schoolchild: 'noun',
  },
  forms: {
    led: 'lead:past',
    art: 'be:old form',
    agenda: 'agendum:plural',
    leaves: 'leaf:plural',
    pled: 'plead:past',
    liter: 'litre=spelling',
    pl: 'please=spelling',
  },
  ranks: { be: 5, leave: 150, leaf: 3000, lead: 500, art: 1000, agenda: 5000 },
})

function first(text: string, form: string): string | undefined {
  const tokens = tokenise(text)
  const index = tokens.findIndex((token) => lookupForm(text, token) === form)
  return baseForms(form, lexicon, wordUse(text, tokens, index))[0]?.headword
}

it.each([
  ["I'm interested in your thoughts.", 'interested', 'interested'],
  ['It interested me a lot.', 'interested', 'interest'],
  ['She was scared of it.', 'scared', 'scared'],
  ['He scared me.', 'scared', 'scare'],
  ['The film was boring.', 'boring', 'boring'],
  ['They are learning the rules.', 'learning', 'learn'],
  ['Teaching and the learning of it', 'learning', 'learning'],
  ['a lot of wedding, they say', 'wedding', 'wedding'],
  ['The bird is critically endangered in the wild.', 'endangered', 'endangered'],
  ['It endangered the bird.', 'endangered', 'endanger'],
])('participles that are headwords: %s', (text, form, headword) => {
  expect(first(text, form)).toBe(headword)
})

it.each([
  ['Buy an LED lamp.', 'led', 'led'],
  ['She led the way.', 'led', 'lead'],
  ['The art was new.', 'art', 'art'],
  ['Thou art my friend.', 'art', 'be'],
  ['What is on the agenda?', 'agenda', 'agenda'],
  ['Wash the leaves first.', 'leaves', 'leaf'],
  ['She leaves at nine.', 'leaves', 'leave'],
  ['We drank a liter of it.', 'liter', 'litre'],
  ['He had pled guilty.', 'pled', 'plead'],
  ['They sold some CDs.', 'cds', 'cd'],
  ['Some schoolchildren came in.', 'schoolchildren', 'schoolchild'],
])('rare readings of a form give way: %s', (text, form, headword) => {
  expect(first(text, form)).toBe(headword)
})
