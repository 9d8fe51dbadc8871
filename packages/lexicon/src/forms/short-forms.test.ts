import { describe, expect, it } from 'vitest'
import { wordUse } from '../context'
import type { Lexicon } from '../lexicon'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { lookupForm, tokenise } from '../tokens/tokens'
import { baseForms } from './base-forms'

const words = mapLexicon({
  headwords: {
    "can't": 'contraction function',
    can: 'verb function',
    not: 'adverb function',
    "i'll": 'contraction function',
    "it's": 'contraction function',
    "we're": 'contraction function',
    "we'd": 'contraction function',
    "let's": 'contraction function',
    "you're": 'contraction function',
    "don't": 'contraction function',
    your: 'determiner function',
    you: 'pronoun function',
    great: 'adjective',
    cant: 'noun',
    ill: 'adjective noun',
    its: 'determiner function',
    be: 'verb function',
    wed: 'verb',
    let: 'verb',
    u: 'noun',
    am: 'adverb verb function',
    'pop-up': 'noun',
    'box set': 'noun',
    'drop down': 'verb',
    patel: 'name',
    no: 'determiner function',
    number: 'noun',
    fr: 'noun',
    'for real': 'phrase',
    year: 'noun',
    very: 'adverb',
    versus: 'preposition',
    hrs: 'noun',
  },
  forms: {
    "can't": 'can+contraction, not+contraction',
    were: 'be:past',
    am: 'be:present with I',
    lets: 'let:present with he/she/it',
    'a.m.': 'am=spelling',
  },
})

/** What the dictionary lists as short, by form. */
const short: Readonly<Record<string, readonly [word: string, isUsual?: boolean][]>> = {
  cant: [["can't", true]],
  ill: [["i'll"]],
  its: [["it's"]],
  were: [["we're"]],
  wed: [["we'd"]],
  lets: [["let's"]],
  u: [['you', true]],
  ur: [
    ['your', true],
    ["you're", true],
  ],
  dont: [["don't"]],
  gr8: [['great']],
  no: [['number']],
  fr: [['for real']],
  yr: [['year', true], ['your']],
  v: [['very'], ['versus']],
}

const lexicon: Lexicon = {
  ...words,
  findForms: (form) => [
    ...words.findForms(form),
    ...(short[form] ?? []).map(([headword, isUsual]) => ({
      headword,
      kind: words.partsOfSpeech(form) === 0 ? ('spelling' as const) : ('variant' as const),
      detail: isUsual ? 'usual short form' : 'short form',
    })),
  ],
}

/** Returns the first headword of the word in capitals in a sentence. */
function firstIn(sentence: string): string | undefined {
  const text = sentence.replace(/\p{Lu}{2,}/u, (word) => word.toLowerCase())
  const tokens = tokenise(text)
  const start = sentence.search(/\p{Lu}{2,}|\bU\b/u)
  const index = tokens.findIndex((token) => token.start === start)
  const form = lookupForm(text, tokens[index]!)
  return baseForms(form, lexicon, wordUse(text, tokens, index))[0]?.headword
}

describe('a word that is written for short', () => {
  it.each([
    ['i CANT come', "can't"],
    ['the CANT of thieves', 'cant'],
    ['ILL be there at 5', "i'll"],
    ['he is ILL', 'ill'],
    ['the ILL man', 'ill'],
    ['ITS a pity', "it's"],
    ['the dog lost ITS collar', 'its'],
    ['they WERE going home', 'be'],
    ['sorry, WERE going out tonight', "we're"],
    ['WERE you there?', 'be'],
    ['WED love to come', "we'd"],
    ['they WED in June', 'wed'],
    ['LETS go home', "let's"],
    ['she LETS him go', 'let'],
    ['is UR brother in', 'your'],
    ['UR so funny', "you're"],
    ['at 9 AM', 'am'],
    ['i AM late', 'be'],
    ['they live at NO 12', 'number'],
    ['i got ur NO off priya', 'number'],
    ['there are NO 2 alike', 'no'],
    ['he has NO idea', 'no'],
    ['that was hard FR', 'for real'],
    ['thanks for YR message', 'your'],
    ['see you next YR hopefully', 'year'],
  ])('%s: %s', (sentence, headword) => {
    expect(firstIn(sentence)).toBe(headword)
  })

  it('leads to the whole word, then to its parts and to the word that is spelt so', () => {
    expect(baseForms('cant', lexicon).map(({ headword }) => headword)).toEqual([
      "can't",
      'can',
      'not',
      'cant',
    ])
    expect(baseForms('ill', lexicon).map(({ headword }) => headword)).toEqual(['ill', "i'll"])
    expect(baseForms('gr8', lexicon).map(({ headword }) => headword)).toEqual(['great'])
  })
})

it.each([
  ['A cat on Mill Road, v friendly', 'very'],
  ['Spurs v Leeds', 'versus'],
])('%s: %s', (text, headword) => {
  const tokens = tokenise(text)
  const index = tokens.findIndex((token) => lookupForm(text, token) === 'v')
  expect(baseForms('v', lexicon, wordUse(text, tokens, index))[0]?.headword).toBe(headword)
})

describe('other spellings of chat and web', () => {
  it('finds the word or unit that is written behind a number without a space', () => {
    expect(baseForms('9hrs', lexicon)[0]?.headword).toBe('hrs')
    expect(baseForms('9x', lexicon)).toEqual([])
  })

  it('finds words with stops under the word without', () => {
    expect(baseForms('a.m.', lexicon)[0]?.headword).toBe('am')
  })

  it('finds compounds that the dictionary writes with a hyphen or a space, but no phrasal verbs', () => {
    expect(baseForms('popups', lexicon)[0]?.headword).toBe('pop-up')
    expect(baseForms('boxset', lexicon)[0]?.headword).toBe('box set')
    expect(baseForms('dropdown', lexicon)).toEqual([])
  })

  it('finds the name in its plural', () => {
    expect(baseForms('patels', lexicon)[0]?.headword).toBe('patel')
  })
})
