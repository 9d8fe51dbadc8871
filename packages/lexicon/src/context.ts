import type { WordUse } from './forms/word-use'
import { normalForm, type Token } from './tokens/tokens'

/** A word with the text around it; `before + word + after` is `text`, cut from the original at `start` and `end`. */
export interface ContextWindow {
  readonly text: string
  readonly start: number
  readonly end: number
  readonly before: string
  readonly word: string
  readonly after: string
}

/** Marks attached to the outermost words: opening quotation marks and brackets before, closing ones and stops after. */
const opening = /[\p{Ps}\p{Pi}'"]/u
const closing = /[\p{Pe}\p{Pf}'".,;:!?…]/u
const MAX_MARKS = 4

/**
 * Returns up to `wordsEachSide` tokens before and after the token at `index`, with the punctuation attached to the
 * outermost words. The window stays within the given text: the caller passes the text of the parent element.
 *
 * @throws RangeError when there is no token at `index`.
 */
export function contextWindow(
  text: string,
  tokens: readonly Token[],
  index: number,
  wordsEachSide = 7,
): ContextWindow {
  const word = tokens[index]
  if (!word) throw new RangeError(`No token at ${index}`)
  let { start } = tokens[Math.max(0, index - wordsEachSide)] ?? word
  let { end } = tokens[Math.min(tokens.length - 1, index + wordsEachSide)] ?? word
  for (let marks = 0; marks < MAX_MARKS && start > 0 && opening.test(text.charAt(start - 1)); marks++) start--
  for (let marks = 0; marks < MAX_MARKS && closing.test(text.charAt(end)); marks++) end++
  return {
    text: text.slice(start, end),
    start,
    end,
    before: text.slice(start, word.start),
    word: text.slice(word.start, word.end),
    after: text.slice(word.end, end),
  }
}

/** Indexes of the first and last token of a selection, both included. */
export interface TokenRange {
  readonly first: number
  readonly last: number
}

/**
 * Selects the token at `index` and those after it: `count` in all, or as many as there are. The caller passes the
 * tokens of the parent element, so that a selection stays within it.
 *
 * @throws RangeError when there is no token at `index`.
 */
export function multiSelect(tokens: readonly Token[], index: number, count = 5): TokenRange {
  if (!tokens[index]) throw new RangeError(`No token at ${index}`)
  return { first: index, last: Math.min(tokens.length, index + Math.max(1, count)) - 1 }
}

/** Ends of sentences and clauses: words beyond them say nothing about the use of a word. */
const boundary = /[.!?…;:()[\]–—]|--|\n\s*\n/

/**
 * Returns the words next to the token at `index` within its clause, at most `count` on each side, as `baseForms` takes
 * them.
 */
export function wordUse(text: string, tokens: readonly Token[], index: number, count = 3): WordUse {
  const before: string[] = []
  const after: string[] = []
  for (let at = index; at > 0 && before.length < count; at--) {
    const token = tokens[at]
    const previous = tokens[at - 1]
    if (!token || !previous || boundary.test(text.slice(previous.end, token.start))) break
    before.unshift(normalForm(text, previous))
  }
  for (let at = index; at < tokens.length - 1 && after.length < count; at++) {
    const token = tokens[at]
    const next = tokens[at + 1]
    if (!token || !next || boundary.test(text.slice(token.end, next.start))) break
    after.push(normalForm(text, next))
  }
  const word = tokens[index]
  return word ? { before, after, written: normalForm(text, word) } : { before, after }
}
