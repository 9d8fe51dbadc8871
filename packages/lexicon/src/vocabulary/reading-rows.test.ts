import { describe, expect, it } from 'vitest'
import { baseForms } from '../forms/base-forms'
import { mapLexicon } from '../testing/map-lexicon.fixture'
import { sentences } from '../tokens/sentences'
import { joinRuns } from '../tokens/text-runs'
import { lookupForm, normalForm, type Token, tokenise } from '../tokens/tokens'
import { findForm, parts, pieces } from './parts'

/** This file tests every example of the design's table of cases, except for proper nouns (see vocabulary.test.ts). */
const words = (text: string) =>
  tokenise(text)
    .filter(({ kind }) => kind === 'word')
    .map((token) => normalForm(text, token))
const kinds = (text: string) =>
  tokenise(text).map(({ start, end, kind }) => `${kind} ${text.slice(start, end)}`)
const cut = (text: string, tokens: readonly Token[]) => tokens.map(({ start, end }) => text.slice(start, end))

const lexicon = mapLexicon({
  headwords: {
    do: 'verb function',
    not: 'function',
    can: 'function',
    will: 'function',
    would: 'function',
    have: 'function',
    be: 'function',
    i: 'function',
    it: 'function',
    she: 'function',
    "o'clock": 'adverb',
    "rock 'n' roll": 'noun',
    rock: 'noun verb',
    roll: 'noun verb',
    'know-how': 'noun',
    know: 'verb',
    how: 'function',
    well: 'adverb',
    known: 'adjective',
    mother: 'noun',
    in: 'function',
    law: 'noun',
    'mother-in-law': 'noun',
    capability: 'noun',
    office: 'noun',
    café: 'noun',
  },
  forms: {
    "don't": 'do+, not+',
    "can't": 'can+, not+',
    "won't": 'will+, not+',
    "'tis": 'it+, be+',
  },
})
const offered = (form: string) => baseForms(form, lexicon).map(({ headword }) => headword)

describe('contractions', () => {
  it.each([
    "don't",
    "can't",
    "won't",
    "I'd've",
    "she'd",
    'she’d',
    'don’t',
    "'tis",
    '’tis',
    "o'clock",
    'o’clock',
    'rock ’n’ roll',
    "rock 'n' roll",
    'rock\u00a0’n’\u00a0roll',
  ])('%s is a single word', (word) => {
    const text = `Well, ${word} now.`
    expect(words(text)).toEqual(['Well', word.replaceAll('’', "'").replaceAll('\u00a0', ' '), 'now'])
  })

  it.each([
    ["don't", ['do', 'not']],
    ["can't", ['can', 'not']],
    ["won't", ['will', 'not']],
    ["I'd've", ['i', 'would', 'have']],
    ['she’d', ['she', 'would', 'have']],
    ["'tis", ['it', 'be']],
    ["o'clock", ["o'clock"]],
  ])('%s leads to its parts', (form, headwords) => {
    expect(offered(form)).toEqual(headwords)
  })

  it('rock ’n’ roll leads to the whole and to its parts', () => {
    const text = 'old rock ’n’ roll songs'
    const token = tokenise(text)[1]!
    expect(offered(normalForm(text, token))[0]).toBe("rock 'n' roll")
    expect(cut(text, pieces(text, token))).toEqual(['rock', '’n’', 'roll'])
  })
})

describe('quotation marks', () => {
  it("don't belong to the words in 'It's a nice day', he said", () => {
    expect(words("'It's a nice day', he said")).toEqual(["It's", 'a', 'nice', 'day', 'he', 'said'])
    expect(words('‘It’s a nice day’, he said')).toEqual(["It's", 'a', 'nice', 'day', 'he', 'said'])
    expect(words('“It’s a nice day”, he said')).toEqual(["It's", 'a', 'nice', 'day', 'he', 'said'])
  })

  it('are distinguished from the apostrophe of an elision', () => {
    expect(words("‘’Tis true,’ he said, 'and 'twas ever so. Ask 'em.'")).toEqual(
      "'Tis true he said and 'twas ever so Ask 'em".split(' '),
    )
    expect(words("I left 'cause I was tired.")).toContain("'cause")
    expect(words("'Cause of death' was all it said.")).toContain('Cause')
  })

  it('exclude the apostrophe of a plural possessive', () => {
    expect(words("the dogs' tails and the boys’ room")).toEqual('the dogs tails and the boys room'.split(' '))
  })
})

describe('hyphens and invisible characters', () => {
  it.each([
    ['know-how', 'know-how'],
    ['well-known', 'well-known'],
    ['mother-in-law’s', "mother-in-law's"],
    ['well\u2011known', 'well-known'],
    ['well\u2010known', 'well-known'],
    ['ca\u00adpa\u00adbil\u00adity', 'capability'],
    ['capa\u200bbil\u200dity\ufeff', 'capability'],
  ])('%j is one token with a plain form', (raw, form) => {
    const text = `a ${raw} b`
    expect(tokenise(text)).toHaveLength(3)
    expect(normalForm(text, tokenise(text)[1]!)).toBe(form)
  })

  it.each([
    ['know-how', ['know-how'], ['know', 'how']],
    ['well-known', ['well', 'known'], ['well', 'known']],
    ['mother-in-law’s', ['mother-in-law’s'], ['mother', 'in', 'law’s']],
    ['well\u2011known', ['well', 'known'], ['well', 'known']],
    ['mother-in-law-known', ['mother-in-law', 'known'], ['mother', 'in', 'law', 'known']],
  ])(
    '%s is whole when the dictionary has it, otherwise parts; all pieces stay available',
    (text, best, all) => {
      const token = tokenise(text)[0]!
      expect(cut(text, parts(text, token, lexicon))).toEqual(best)
      expect(cut(text, pieces(text, token))).toEqual(all)
    },
  )

  it('a no-break space separates words like any space', () => {
    expect(kinds('10\u00a0km by\u00a0foot')).toEqual(['number 10', 'word km', 'word by', 'word foot'])
  })
})

describe('words as printed', () => {
  it.each(['capabili-\nties', 'capabili-\r\n  ties', 'capabili\u00ad\nties'])(
    '%j becomes the plain word',
    (raw) => {
      const text = `its ${raw} are`
      const token = tokenise(text)[1]!
      expect(text.slice(token.start, token.end)).toBe(raw)
      expect(normalForm(text, token)).toBe('capabilities')
      expect(offered(lookupForm(text, token))).toEqual(['capability'])
      expect(parts(text, token, lexicon)).toEqual([token])
    },
  )

  it('a hyphen at a line’s end is kept when the dictionary has the hyphenated word or its parts', () => {
    const text = 'a well-\nknown man with know-\nhow'
    const [, wellKnown, , , knowHow] = tokenise(text)
    expect(findForm(text, wellKnown!, lexicon)).toBe('well-known')
    expect(findForm(text, knowHow!, lexicon)).toBe('know-how')
    expect(cut(text, parts(text, wellKnown!, lexicon))).toEqual(['well', 'known'])
  })

  it.each([
    ['oﬃce', 'office'],
    ['ﬁne', 'fine'],
    ['ﬂat', 'flat'],
    ['caf\u00e9', 'caf\u00e9'],
    ['cafe\u0301', 'caf\u00e9'],
    ['naïve', 'naïve'],
  ])('%s becomes the plain word, with the offsets of the original text', (raw, form) => {
    const text = `the ${raw}, then`
    const token = tokenise(text)[1]!
    expect(text.slice(token.start, token.end)).toBe(raw)
    expect(normalForm(text, token)).toBe(form)
  })
})

describe('abbreviations', () => {
  it.each(['a.m.', 'U.S.', 'Dr.', 'e.g.'])('%s is one token and does not end a sentence', (abbreviation) => {
    const text = `We saw ${abbreviation} Brown there. It rained.`
    expect(words(text)).toContain(abbreviation)
    expect(cut(text, tokenise(text)).indexOf('Brown')).toBe(3)
    expect(sentences(text).map(({ start, end }) => text.slice(start, end))).toEqual([
      `We saw ${abbreviation} Brown there.`,
      'It rained.',
    ])
  })
})

describe('elements', () => {
  it('a word split by an inline element is one word; words of adjacent blocks are never joined', () => {
    const { text } = joinRuns([
      { text: 'un', startsBlock: true },
      { text: 'happy', startsBlock: false },
      { text: ' end', startsBlock: false },
      { text: 'Next', startsBlock: true },
    ])
    expect(words(text)).toEqual(['unhappy', 'end', 'Next'])
  })
})

describe('tokens that are not vocabulary', () => {
  it.each([
    ['see https://example.com/a_(b)?x=1.', 'url https://example.com/a_(b)?x=1'],
    ['see www.example.co.uk, or', 'url www.example.co.uk'],
    ['see example.org/path;', 'url example.org/path'],
    ['to jane.doe+x@mail.example.com.', 'email jane.doe+x@mail.example.com'],
    ['by @anna_b.', 'mention @anna_b'],
    ['a #holiday!', 'hashtag #holiday'],
    ['in 1,000,000 ways', 'number 1,000,000'],
    ['for £5.', 'number £5'],
    ['the 3rd man', 'number 3rd'],
    ['at 10:30.', 'number 10:30'],
    ['the snake_case name', 'code snake_case'],
    ['call camelCase() now', 'code camelCase()'],
    ['open file.ts now', 'code file.ts'],
    ['so 👍🏽!', 'emoji 👍🏽'],
    ['our 👨‍👩‍👧‍👦 here', 'emoji 👨‍👩‍👧‍👦'],
    ['the 🏴󠁧󠁢󠁳󠁣󠁴󠁿 flag', 'emoji 🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['the 🇬🇧🇫🇷 flags', 'emoji 🇬🇧'],
    ['a שלום here', 'foreign שלום'],
    ['a مرحبا here', 'foreign مرحبا'],
    ['a 你好世界 here', 'foreign 你好世界'],
  ])('"%s" contains %s', (text, token) => {
    expect(kinds(text)).toContain(token)
    const others = kinds(text).filter((each) => !each.startsWith('word'))
    expect(others.slice(0, 1)).toEqual([token])
  })
})
