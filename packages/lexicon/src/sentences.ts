import { neverEndsSentence } from './abbreviations'
import { charClass, classOf } from './char-classes'
import { type Token, tokenise } from './tokens'

/** Offsets in UTF-16 units, `end` exclusive, without the white space around. */
export interface Span {
  readonly start: number
  readonly end: number
}

const terminator = /[.!?…。！？]/
const closing = /['"’”»)\]*_]/
const opening = /['"‘“«([*_]/

/** Lines shorter than this, followed by a capital, are headings or verse rather than wrapped prose. */
const shortLine = 50

/** Words that begin sentences and seldom follow an abbreviation within one. */
const starters = new Set(
  'The A An He She It They We You I His Her Its Their Our My This That These Those There Then But And So In On At When While After Before If As What Who Why How Where No Not Yes'.split(
    ' ',
  ),
)

const isSpace = (text: string, at: number) => classOf(text.charCodeAt(at)) === charClass.space

/** Whether the line break at `at` ends a sentence: an empty line, a bullet, or a short line before a capital. */
function breaksLine(text: string, at: number, lineStart: number): boolean {
  let next = at + 1
  while (next < text.length && isSpace(text, next)) {
    if (text.charAt(next) === '\n') return true
    next++
  }
  const following = text.slice(next, next + 4)
  if (/^(?:[•‣▪*–—-]\s|\d{1,2}[.)]\s|#)/.test(following)) return true
  return at - lineStart < shortLine && /^['"‘“«([]?\p{Lu}/u.test(following)
}

/** Whether the abbreviation, which a space follows, ends its sentence: a common first word with a capital comes next. */
function endsAfterAbbreviation(text: string, token: Token): boolean {
  if (neverEndsSentence(text.slice(token.start, token.end))) return false
  let next = token.end
  while (next < text.length && (isSpace(text, next) || closing.test(text.charAt(next)))) next++
  if (next >= text.length) return true
  if (opening.test(text.charAt(next))) next++
  const word = /^\p{L}+/u.exec(text.slice(next, next + 12))?.[0] ?? ''
  return starters.has(word)
}

/**
 * End (exclusive) of the stops and closing marks from `at` on when a sentence ends there, else 0. It goes on after a
 * stop when a small letter follows, possibly behind a quotation mark ("Really?" she asked; wait … what).
 */
function stopEnd(text: string, at: number): number {
  let end = at
  while (end < text.length && terminator.test(text.charAt(end))) end++
  while (end < text.length && closing.test(text.charAt(end))) end++
  if (end >= text.length) return end
  if (!isSpace(text, end)) return /[。！？]/.test(text.charAt(at)) || text.charAt(end) === '[' ? end : 0
  let next = end
  while (next < text.length && isSpace(text, next)) next++
  while (next < text.length && opening.test(text.charAt(next))) next++
  return /^(?:\p{Ll}|[,;:–—-])/u.test(text.slice(next, next + 1)) ? 0 : end
}

/**
 * The sentences of a text, in order and not overlapping. Abbreviations and initials don't end one, a closing quotation
 * mark belongs to the sentence it closes; empty lines, list items and headings end one without a stop.
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
    while ((tokens[index]?.end ?? Number.POSITIVE_INFINITY) <= at) index++
    const token = tokens[index]
    if (token && token.start <= at) {
      at = token.end
      // The stop of an abbreviation is inside its token.
      if (text.charAt(at - 1) === '.' && endsAfterAbbreviation(text, token)) {
        while (at < text.length && closing.test(text.charAt(at))) at++
        close(at)
      }
      continue
    }
    const char = text.charAt(at)
    if (char === '\n') {
      if (breaksLine(text, at, lineStart)) close(at)
      lineStart = at + 1
    } else if (terminator.test(char)) {
      const end = stopEnd(text, at)
      if (end > 0) {
        close(end)
        at = end
        continue
      }
      // Not one by one, or a line of dots would be looked through once for each.
      while (terminator.test(text.charAt(at + 1))) at++
    }
    at++
  }
  close(text.length)
  return spans
}
