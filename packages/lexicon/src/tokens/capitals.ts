import { partOfSpeechBits } from '../part-of-speech'
import { plainSpelling } from './normal-form'
import type { Span } from './sentences'
import type { Token } from './tokens'

/** Ways in which an occurrence of a word is written, as evidence for or against its being a name. */
export const capitalisations = {
  /** lower case */
  lower: 0,
  /** a capital where every word has one: at the start of a sentence, in a heading */
  initial: 1,
  /** a capital inside a sentence */
  name: 2,
  /** all capitals in a line of capitals */
  allCapitals: 3,
  /** all capitals among lower-case words: NASA */
  acronym: 4,
  /** capitals inside the word: iPhone, eBay */
  mixed: 5,
} as const

export type Capitalisation = (typeof capitalisations)[keyof typeof capitalisations]

/** Number of ways to write a word. */
export const capitalisationCount = Object.keys(capitalisations).length

/** Facts about the letters of a spelling, wherever it occurs. */
export interface Shape {
  readonly letters: 'small' | 'initial capital' | 'capitals' | 'mixed'
  /** Whether it begins with a capital, whatever follows. */
  readonly beginsCapital: boolean
  /** Whether it consists only of capitals and the marks of words. */
  readonly isAllCapitals: boolean
  /** Whether it is long enough to have a capital in a title. */
  readonly isMajor: boolean
}

/** Words shorter than this may be lower case in a title. */
const MIN_MAJOR_LENGTH = 4

const plainLower = /^[a-z'-]+$/
const opensQuotation = /["“«‘([:•*—–]\s*$|(?:^|\s)'\s*$|\n\s*\n\s*$/

function lettersOf(form: string): Shape['letters'] {
  if (plainLower.test(form) || !/\p{Lu}/u.test(form)) return 'small'
  if (form.length > 1 && !/\p{Ll}/u.test(form) && !/^\p{Lu}['.]/u.test(form)) return 'capitals'
  // Hyphenated words, and names like McDonald and O'Neill, may have capitals inside.
  if (/^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}{3,}\p{Lu}/u.test(form)) return 'mixed'
  return /^'?\p{Lu}/u.test(form) ? 'initial capital' : 'small'
}

/** Returns the shape of a word as spelt in a text. */
export function shapeOf(spelling: string): Shape {
  const form = plainSpelling(spelling)
  return {
    letters: lettersOf(form),
    beginsCapital: /^\p{Lu}/u.test(form),
    isAllCapitals: /^[\p{Lu}'.-]+$/u.test(form),
    isMajor: form.length >= MIN_MAJOR_LENGTH,
  }
}

/** How capitals are used in a sentence as a whole. */
export type SentenceStyle = 'prose' | 'title' | 'capitals'

/** Maximum number of words in a title. */
const MAX_TITLE_WORDS = 14

/** Minimum share of all-capital words in a line of capitals. */
const MIN_CAPITALS_SHARE = 0.7

/** Minimum share of the longer words of a title that begin with a capital. */
const MIN_TITLE_SHARE = 0.8

/** Returns whether the sentence must be prose, judging by these counts alone; spares looking at its words. */
export function isPlainProse(words: number, withCapitals: number): boolean {
  return withCapitals === 0 || (words > MAX_TITLE_WORDS && withCapitals < words * MIN_CAPITALS_SHARE)
}

/**
 * Returns the style of a sentence, given the shapes of all its words. A sentence without a stop at its end is a title
 * when nearly all its longer words begin with a capital.
 */
export function styleOf(text: string, { start, end }: Span, shapes: readonly Shape[]): SentenceStyle {
  const allCapitals = shapes.filter(({ isAllCapitals }) => isAllCapitals).length
  if (allCapitals >= 2 && allCapitals / shapes.length >= MIN_CAPITALS_SHARE) return 'capitals'
  if (shapes.length < 2 || shapes.length > MAX_TITLE_WORDS) return 'prose'
  const major = shapes.filter(({ isMajor }) => isMajor)
  const capitals = major.filter(({ beginsCapital }) => beginsCapital).length
  if (major.length === 0 || capitals / major.length < MIN_TITLE_SHARE) return 'prose'
  return /[.!?…,;]["”’')]*$/.test(text.slice(Math.max(start, end - 4), end)) ? 'prose' : 'title'
}

/**
 * Returns how a word of this shape is written at the token's place. `isFirst` is true for the first word of the
 * sentence.
 */
export function classifyCapitalisation(
  text: string,
  token: Token,
  { letters }: Shape,
  sentence: Span,
  style: SentenceStyle,
  isFirst: boolean,
): Capitalisation {
  switch (letters) {
    case 'small':
      return capitalisations.lower
    case 'mixed':
      return capitalisations.mixed
    case 'capitals':
      return style === 'capitals' ? capitalisations.allCapitals : capitalisations.acronym
    case 'initial capital': {
      if (isFirst || style !== 'prose') return capitalisations.initial
      const before = text.slice(Math.max(sentence.start, token.start - 4), token.start)
      return opensQuotation.test(before) ? capitalisations.initial : capitalisations.name
    }
  }
}

const timeNames = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter internet dutch greek swiss czech thai arab french welsh'.split(
    ' ',
  ),
)

/**
 * Returns whether English writes the word with a capital although it is no one's name: days, months, nationalities,
 * languages.
 */
export function isCapitalWord(form: string, bits: number): boolean {
  if (timeNames.has(form.replace(/s$/, ''))) return true
  return (
    (bits & partOfSpeechBits.adjective) !== 0 &&
    /(?:ish|ese|ian|ean|can|man|tic)$/.test(form) &&
    form.length > 4
  )
}
