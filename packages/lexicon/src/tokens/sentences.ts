import { neverEndsSentence } from './abbreviations'
import { charClass, classOf, isLatin } from './char-classes'
import { type Token, tokenise } from './tokens'

/** A range of a text: offsets in UTF-16 units, `end` exclusive, without surrounding white space. */
export interface Span {
  readonly start: number
  readonly end: number
}

const codesOf = (chars: string) => new Set(Array.from(chars, (char) => char.charCodeAt(0)))

const terminators = codesOf('.!?…。！？')
const closing = codesOf('\'"’”»)]*_')
const opening = codesOf('\'"‘“«([*_')
const lineFeed = 0x0a
const fullStop = 0x2e

/** Lines shorter than this, followed by a capital, are headings or verse rather than wrapped prose. */
const SHORT_LINE_LENGTH = 50

/** Words that often begin a sentence and seldom follow an abbreviation within one. */
const starters = new Set(
  'The A An He She It They We You I His Her Its Their Our My This That These Those There Then But And So In On At When While After Before If As What Who Why How Where No Not Yes'.split(
    ' ',
  ),
)

/** Returns the index after the run of the set's characters that begins at `at`. */
function endOf(codes: ReadonlySet<number>, text: string, at: number): number {
  let end = at
  while (codes.has(text.charCodeAt(end))) end++
  return end
}

const isSpace = (text: string, at: number) => classOf(text.charCodeAt(at)) === charClass.space

/**
 * Returns whether the line break at `at` ends a sentence: before an empty line or a bullet, or after a short line and
 * before a capital.
 */
function breaksLine(text: string, at: number, lineStart: number): boolean {
  let next = at + 1
  while (next < text.length && isSpace(text, next)) {
    if (text.charCodeAt(next) === lineFeed) return true
    next++
  }
  const isShort = at - lineStart < SHORT_LINE_LENGTH
  if (!isShort && isLatin(text.charCodeAt(next))) return false
  const following = text.slice(next, next + 4)
  if (/^(?:[•‣▪*–—-]\s|\d{1,2}[.)]\s|#)/.test(following)) return true
  return isShort && /^['"‘“«([]?\p{Lu}/u.test(following)
}

/**
 * Returns whether the abbreviation ends its sentence, because a word that often begins sentences follows with a
 * capital.
 */
function endsAfterAbbreviation(text: string, token: Token): boolean {
  if (neverEndsSentence(text.slice(token.start, token.end))) return false
  let next = token.end
  while (next < text.length && (isSpace(text, next) || closing.has(text.charCodeAt(next)))) next++
  if (next >= text.length) return true
  if (opening.has(text.charCodeAt(next))) next++
  const word = /^\p{L}+/u.exec(text.slice(next, next + 12))?.[0] ?? ''
  return starters.has(word)
}

/** Characters that continue a sentence after a stop: a lower-case letter, a comma, a dash. */
const goesOn = /^(?:\p{Ll}|[,;:–—-])/u

/**
 * Returns the end (exclusive) of the stops and closing marks from `at` on when a sentence ends there, otherwise 0. A
 * lower-case letter after the stop, even behind a quotation mark, continues the sentence ("Really?" she asked; wait …
 * what).
 */
function stopEnd(text: string, at: number): number {
  const end = endOf(closing, text, endOf(terminators, text, at))
  if (end >= text.length) return end
  if (!isSpace(text, end)) return /[。！？]/.test(text.charAt(at)) || text.charAt(end) === '[' ? end : 0
  let next = end
  while (next < text.length && isSpace(text, next)) next++
  next = endOf(opening, text, next)
  return goesOn.test(text.charAt(next)) ? 0 : end
}

/**
 * Returns the sentences of a text, in order and without overlaps. Abbreviations and initials don't end a sentence, a
 * closing quotation mark belongs to the sentence that it closes, and empty lines, list items and headings end a
 * sentence without a stop.
 */
export function sentences(text: string, tokens: readonly Token[] = tokenise(text)): Span[] {
  const spans: Span[] = []
  let start = 0
  let lineStart = 0
  let index = 0
  const close = (end: number) => {
    let from = start
    let to = end
    while (from < to && isSpace(text, from)) from++
    while (to > from && isSpace(text, to - 1)) to--
    if (to > from) spans.push({ start: from, end: to })
    start = end
  }
  let at = 0
  while (at < text.length) {
    while (index < tokens.length && tokens[index]!.end <= at) index++
    const token = tokens[index]
    if (token && token.start <= at) {
      at = token.end
      // An abbreviation's full stop is part of its token.
      if (text.charCodeAt(at - 1) === fullStop && endsAfterAbbreviation(text, token)) {
        at = endOf(closing, text, at)
        close(at)
      }
      continue
    }
    const code = text.charCodeAt(at)
    if (code === lineFeed) {
      if (breaksLine(text, at, lineStart)) close(at)
      lineStart = at + 1
    } else if (terminators.has(code)) {
      const end = stopEnd(text, at)
      if (end > 0) {
        close(end)
        at = end
        continue
      }
      // Skips all stops at once: otherwise a line of dots would be scanned again for each of them.
      at = endOf(terminators, text, at) - 1
    }
    at++
  }
  close(text.length)
  return spans
}
