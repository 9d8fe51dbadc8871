import { partOfSpeechBits } from './part-of-speech'
import type { Span } from './sentences'
import { normalForm, type Token } from './tokens'

/** How a word is written at one place, as evidence for or against its being a name. */
export type Writing =
  /** small letters */
  | 'lower'
  /** a capital where every word has one: at the start of a sentence, in a heading */
  | 'initial'
  /** a capital inside of a sentence */
  | 'name'
  /** all capitals in a line of capitals */
  | 'shout'
  /** all capitals among small letters: NASA */
  | 'acronym'
  /** capitals inside: iPhone, eBay */
  | 'mixed'

const opensQuotation = /["“«‘([:•*—–]\s*$|(?:^|\s)'\s*$|\n\s*\n\s*$/
const plainLower = /^[a-z'’-]+$/

/** Words shorter than this may be small in a title. */
const minor = 4

/** Whether a sentence without a stop is written as a title: nearly all longer words begin with a capital. */
function isTitle(text: string, forms: readonly string[], { start, end }: Span): boolean {
  if (forms.length > 14 || /[.!?…,;]["”’')]*$/.test(text.slice(Math.max(start, end - 4), end))) return false
  const long = forms.filter((form) => form.length >= minor)
  const capitals = long.filter((form) => /^\p{Lu}/u.test(form)).length
  return long.length > 0 && capitals / long.length >= 0.8 && forms.length > 1
}

function isShouted(forms: readonly string[]): boolean {
  const capitals = forms.filter((form) => /^[\p{Lu}'.-]+$/u.test(form)).length
  return capitals >= 2 && capitals / forms.length >= 0.7
}

/** How each token of a sentence is written; `words` are the sentence's word tokens, in order. */
export function writings(text: string, sentence: Span, words: readonly Token[]): Writing[] {
  if (words.every((token) => plainLower.test(text.slice(token.start, token.end))))
    return words.map(() => 'lower')
  const forms = words.map((token) => normalForm(text, token))
  const shouted = isShouted(forms)
  const title = !shouted && isTitle(text, forms, sentence)
  return words.map((token, index) => {
    const form = forms[index] ?? ''
    if (plainLower.test(form) || !/\p{Lu}/u.test(form)) return 'lower'
    if (form.length > 1 && !/\p{Ll}/u.test(form) && !/^\p{Lu}['.]/u.test(form))
      return shouted ? 'shout' : 'acronym'
    // Hyphens, and names like McDonald and O'Neill, may have capitals inside.
    if (/^\p{Ll}+\p{Lu}|^\p{Lu}\p{Ll}{3,}\p{Lu}/u.test(form)) return 'mixed'
    if (!/^['’]?\p{Lu}/u.test(form)) return 'lower'
    if (index === 0 || title || shouted) return 'initial'
    const before = text.slice(Math.max(sentence.start, token.start - 4), token.start)
    return opensQuotation.test(before) ? 'initial' : 'name'
  })
}

const timeNames = new Set(
  'monday tuesday wednesday thursday friday saturday sunday january february march april may june july august september october november december christmas easter internet dutch greek swiss czech thai arab french welsh'.split(
    ' ',
  ),
)

/** Words that English writes with a capital though they are no names of anyone: days, months, nationalities, languages. */
export function isCapitalWord(form: string, bits: number): boolean {
  if (timeNames.has(form.replace(/s$/, ''))) return true
  return (
    (bits & partOfSpeechBits.adjective) !== 0 &&
    /(?:ish|ese|ian|ean|can|man|tic)$/.test(form) &&
    form.length > 4
  )
}
