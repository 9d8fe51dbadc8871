import { type Span, sentences } from '@wordhoard/lexicon/tokens/sentences'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import { isName, isNameLike } from './names'

/** Maximum length of a quoted sentence, which is also the context for sense ranking, in characters. */
const MAX_SENTENCE_CHARS = 280

/** The first sentence of a text that contains a word, split at the word. */
export interface Quotation {
  readonly before: string
  readonly shown: string
  readonly after: string
  /** Offset of the word in the text. */
  readonly at: number
}

/**
 * Builds a regular expression that finds the forms of a word as whole words, longest first, ignoring case and kinds of
 * apostrophe. Returns null without forms.
 */
export function formsPattern(forms: readonly string[], flags = 'iu'): RegExp | null {
  const found = forms
    .map((form) => form.trim())
    .filter(Boolean)
    .toSorted((a, b) => b.length - a.length)
    .map((form) =>
      form
        .replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
        .replace(/['’]/g, "['’]")
        // One `\s+` per run of spaces: several in a row would backtrack over every way of sharing the spaces between
        // them.
        .replace(/\s+/g, '\\s+'),
    )
  return found.length === 0
    ? null
    : new RegExp(`(?<![\\p{L}\\p{N}])(?:${found.join('|')})(?![\\p{L}\\p{N}])`, flags)
}

/** Quotes sentences of one text, which it splits into sentences only once. */
export class Quoter {
  readonly #text: string
  readonly #spans: readonly Span[]

  constructor(text: string) {
    this.#text = text
    this.#spans = sentences(text, tokenise(text))
  }

  /**
   * Returns the first sentence with one of the forms in it, cut around the word if it is long; preferably one in which it
   * isn't written like a name. Undefined where there is none, or where the word is always part of a name.
   */
  quote(forms: readonly string[]): Quotation | undefined {
    const match = this.#find(forms)
    if (!match) return undefined
    const { start: at, end } = match
    const span = this.#spans.find((one) => one.start <= at && at < one.end) ?? { start: at, end }
    const before = this.#text.slice(span.start, at)
    const after = this.#text.slice(end, Math.max(span.end, end))
    return {
      before: lastOf(before, MAX_SENTENCE_CHARS / 2),
      shown: this.#text.slice(at, end),
      after: firstOf(after, MAX_SENTENCE_CHARS / 2),
      at,
    }
  }

  #find(forms: readonly string[]): Span | undefined {
    const pattern = formsPattern(forms, 'giu')
    if (!pattern) return undefined
    let first: Span | undefined
    for (const match of this.#text.matchAll(pattern)) {
      const span = { start: match.index, end: match.index + match[0].length }
      const occurrence = { text: this.#text, ...span }
      if (!isNameLike(occurrence)) return span
      if (!isName(occurrence)) first ??= span
    }
    return first
  }
}

const plain = (text: string) => text.replace(/\s+/g, ' ')

/** Returns the end of a text, starting at the beginning of a word. */
function lastOf(text: string, length: number): string {
  const whole = plain(text).trimStart()
  if (whole.length <= length) return whole
  const cut = whole.slice(-length)
  return `…${cut.slice(cut.indexOf(' '))}`
}

function firstOf(text: string, length: number): string {
  const whole = plain(text).trimEnd()
  if (whole.length <= length) return whole
  const cut = whole.slice(0, length)
  return `${cut.slice(0, cut.lastIndexOf(' '))} …`
}
