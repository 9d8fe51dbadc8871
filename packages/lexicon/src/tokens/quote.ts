import type { Span } from './sentences'

const ELLIPSIS = '…'

/** Returns the offset of the first word that begins at or after `from`, but not after `end`; `from` if there is none. */
function wordStart(text: string, from: number, end: number): number {
  if (/\s/.test(text.charAt(from - 1))) return from
  const space = text.slice(from, end + 1).search(/\s\S/)
  return space < 0 ? from : from + space + 1
}

/** Returns the offset of the last white space before `to`, or `to` if there is none after `start`. */
function wordEnd(text: string, start: number, to: number): number {
  const space = /\s+\S*$/.exec(text.slice(start, to))
  return space ? start + space.index : to
}

/**
 * Cuts a long sentence around a word: it begins at a word at most half of `most` characters before it, and ends with a
 * word at most `most` characters later. Sentences up to that length stay whole.
 */
export function cutAround(text: string, sentence: Span, word: Span, most: number): Span {
  if (sentence.end - sentence.start <= most) return sentence
  const from = Math.max(sentence.start, word.start - Math.floor(most / 2))
  const start = from > sentence.start ? wordStart(text, from, word.start) : from
  const to = Math.min(sentence.end, Math.max(start + most, word.end))
  return { start, end: to < sentence.end ? wordEnd(text, word.end, to) : to }
}

/** Returns a cut of a sentence as a quotation, in which an ellipsis stands where the sentence is cut. */
export function quoteCut(text: string, sentence: Span, cut: Span): string {
  const before = cut.start > sentence.start ? ELLIPSIS : ''
  const after = cut.end < sentence.end ? ELLIPSIS : ''
  return before + text.slice(cut.start, cut.end).trim() + after
}
