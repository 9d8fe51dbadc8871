import type { PartOfSpeech } from '@wordhoard/lexicon/part-of-speech'
import { expect, it } from 'vitest'
import { type Entry, makeEntry, NO_WORDS, type Sense, senseGroups } from '../model'
import { selectForms } from './select-forms'

function sense(partOfSpeech: PartOfSpeech): Sense {
  return {
    id: 0,
    key: partOfSpeech,
    spelling: '',
    partOfSpeech,
    source: 'WordNet',
    group: senseGroups.usual,
    tagCount: 1,
    number: 1,
    synset: undefined,
    words: NO_WORDS,
    own: undefined,
    level: undefined,
  }
}

/** Returns the forms shown of a frequent word if texts have the given forms. */
function formsOf(headword: string, parts: readonly PartOfSpeech[], attested: readonly string[]): string[] {
  const entry: Entry = { ...makeEntry(headword), senses: parts.map(sense), rank: 500 }
  return selectForms(
    entry,
    () => undefined,
    (form) => attested.includes(form),
  )
}

it('shows the comparison of an adjective that compares', () => {
  expect(formsOf('green', ['adjective', 'noun'], ['greens', 'greener', 'greenest'])).toEqual([
    'greens',
    'greener',
    'greenest',
  ])
})

it('shows no comparative without a superlative, since it is another word', () => {
  expect(formsOf('own', ['adjective', 'verb'], ['owns', 'owned', 'owning', 'owner'])).toEqual([
    'owns',
    'owned',
    'owning',
  ])
})

it('keeps a comparative that the dictionary lists', () => {
  const forms: Entry['forms'] = [{ form: 'worse', kind: 'inflection', detail: 'comparative', ordinal: 0 }]
  const entry: Entry = { ...makeEntry('ill'), senses: [sense('adjective')], forms, rank: 500 }
  expect(
    selectForms(
      entry,
      () => undefined,
      () => false,
    ),
  ).toEqual(['worse'])
})
