import { describe, expect, it } from 'vitest'
import { contextWindow, wordUse } from './context'
import { baseForms } from './forms/base-forms'
import { textLevel } from './level'
import { wordnetLexicon } from './testing/wordnet-lexicon.fixture'
import { sentences } from './tokens/sentences'
import { lookupForm, tokenise } from './tokens/tokens'
import { VocabularyReader } from './vocabulary/vocabulary'

const lexicon = wordnetLexicon()

/** The opening of Pride and Prejudice (1813) as in its e-text: hard line breaks, italics between underscores. */
const opening = `It is a truth universally acknowledged, that a single man in possession
of a good fortune must be in want of a wife.

However little known the feelings or views of such a man may be on his
first entering a neighbourhood, this truth is so well fixed in the minds
of the surrounding families, that he is considered as the rightful
property of some one or other of their daughters.

“My dear Mr. Bennet,” said his lady to him one day, “have you heard that
Netherfield Park is let at last?”

Mr. Bennet replied that he had not.

“But it is,” returned she; “for Mrs. Long has just been here, and she
told me all about it.”

“Do not you want to know who has taken it?” cried his wife, impatiently.

“_You_ want to tell me, and I have no objection to hearing it.”

This was invitation enough.`

const headwords = (form: string, text?: string) => {
  if (text === undefined) return baseForms(form, lexicon).map(({ headword }) => headword)
  const tokens = tokenise(text)
  const index = tokens.findIndex((token) => lookupForm(text, token) === form)
  return baseForms(form, lexicon, wordUse(text, tokens, index)).map(({ headword }) => headword)
}

describe('the text engine with WordNet’s words', () => {
  it('finds base forms of every word of a classic page except names', () => {
    const unknown = tokenise(opening)
      .filter(({ kind }) => kind === 'word')
      .map((token) => lookupForm(opening, token))
      .filter((form) => baseForms(form, lexicon).length === 0)
    expect(unknown).toEqual(['netherfield'])
  })

  it('reads the vocabulary of a classic page without the names', () => {
    const words = new VocabularyReader(lexicon).read(opening).words.map(({ headword }) => headword)
    expect(words).toEqual(
      expect.arrayContaining(['truth', 'acknowledge', 'fortune', 'view', 'daughter', 'hear']),
    )
    for (const name of ['bennet', 'netherfield', 'park', 'long']) expect(words).not.toContain(name)
    expect(new Set(words).size).toBe(words.length)
  })

  it('finds eight sentences on the page and a level above A2', () => {
    const spans = sentences(opening)
    expect(spans).toHaveLength(8)
    const counted = new VocabularyReader(lexicon).read(opening).words.map(({ headword, count }) => ({
      rank: lexicon.frequencyRank(headword),
      level: undefined,
      count,
    }))
    expect(['A1', 'A2']).not.toContain(textLevel(counted, spans.length).level)
  })

  it('limits a word’s context to seven words on each side', () => {
    const [paragraph = ''] = opening.split('\n\n')
    const tokens = tokenise(paragraph)
    const index = tokens.findIndex((token) => lookupForm(paragraph, token) === 'single')
    expect(contextWindow(paragraph, tokens, index).text).toBe(
      'is a truth universally acknowledged, that a single man in possession\nof a good fortune',
    )
  })

  it.each([
    ['ran', 'run'],
    ['mice', 'mouse'],
    ['went', 'go'],
    ['lying', 'lie'],
    ['stopped', 'stop'],
    ['said', 'say'],
    ['children', 'child'],
    ['worst', 'bad'],
    ['travelled', 'travel'],
    ['families', 'family'],
    ['shelves', 'shelf'],
    ['knives', 'knife'],
    ['happiest', 'happy'],
  ])('reads %s as a form of %s', (form, base) => {
    expect(headwords(form)).toContain(base)
  })

  it.each([
    ['She left the room at once.', 'left', 'leave'],
    ['The house is on the left side.', 'left', 'left'],
    ['He saw her in the street.', 'saw', 'see'],
    ['Cut it with a saw, please.', 'saw', 'saw'],
    ['They found the key.', 'found', 'find'],
    ['The sun rose over the hill.', 'rose', 'rise'],
    ['He gave her a rose.', 'rose', 'rose'],
    ['What does it mean?', 'does', 'do'],
    ['The building was old.', 'building', 'building'],
    ['They were building a house.', 'building', 'build'],
    ['I felt cold.', 'felt', 'feel'],
  ])('in "%s" reads %s as %s', (sentence, form, first) => {
    expect(headwords(form, sentence)[0]).toBe(first)
  })
})
