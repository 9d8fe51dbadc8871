import { neverEndsSentence } from './abbreviations'
import { charClass, classOf, isLatin } from './char-classes'
import { type Token, tokenise } from './tokens'

/** Offsets in UTF-16 units, `end` exclusive, without the white space around. */
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
const shortLine = 50

/** Words that begin sentences and seldom follow an abbreviation within one. */
const starters = new Set(
  'The A An He She It They We You I His Her Its Their Our My This That These Those There Then But And So In On At When While After Before If As What Who Why How Where No Not Yes'.split(
    ' ',
  ),
)

/** Index after the characters from `at` on that are of the set. */
function endOf(codes: ReadonlySet<number>, text: string, at: number): number {
  let end = at
  while (codes.has(text.charCodeAt(end))) end++
  return end
}

const isSpace = (text: string, at: number) => classOf(text.charCodeAt(at)) === charClass.space

/** Whether the line break at `at` ends a sentence: an empty line, a bullet, or a short line before a capital. */
function breaksLine(text: string, at: number, lineStart: number): boolean {
  let next = at + 1
  while (next < text.length && isSpace(text, next)) {
    if (text.charCodeAt(next) === lineFeed) return true
    next++
  }
  const isShort = at - lineStart < shortLine
  if (!isShort && isLatin(text.charCodeAt(next))) return false
  const following = text.slice(next, next + 4)
  if (/^(?:[•‣▪*–—-]\s|\d{1,2}[.)]\s|#)/.test(following)) return true
  return isShort && /^['"‘“«([]?\p{Lu}/u.test(following)
}

/** Whether the abbreviation, which a space follows, ends its sentence: a common first word with a capital comes next. */
function endsAfterAbbreviation(text: string, token: Token): boolean {
  if (neverEndsSentence(text.slice(token.start, token.end))) return false
  let next = token.end
  while (next < text.length && (isSpace(text, next) || closing.has(text.charCodeAt(next)))) next++
  if (next >= text.length) return true
  if (opening.has(text.charCodeAt(next))) next++
  const word = /^\p{L}+/u.exec(text.slice(next, next + 12))?.[0] ?? ''
  return starters.has(word)
}

/** What a sentence goes on with after a stop: a small letter, a comma, a dash. */
const goesOn = /^(?:\p{Ll}|[,;:–—-])/u

/**
 * End (exclusive) of the stops and closing marks from `at` on when a sentence ends there, else 0. It goes on after a
 * stop when a small letter follows, possibly behind a quotation mark ("Really?" she asked; wait … what).
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
    while (index < tokens.length && tokens[index]!.end <= at) index++
    const token = tokens[index]
    if (token && token.start <= at) {
      at = token.end
      // The stop of an abbreviation is inside its token.
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
      // Not one by one, or a line of dots would be looked through once for each.
      at = endOf(terminators, text, at) - 1
    }
    at++
  }
  close(text.length)
  return spans
}
