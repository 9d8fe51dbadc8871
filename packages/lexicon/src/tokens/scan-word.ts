import { charClass, classOf, isLatin } from './char-classes'

/** Returns the index of the first code unit at or after `at` that is not ignorable (soft hyphen, zero-width, …). */
function skipIgnorable(text: string, at: number): number {
  let next = at
  while (classOf(text.charCodeAt(next)) === charClass.ignorable) next++
  return next
}

const lowerCase = /^\p{Ll}/u

/**
 * Returns the index of the letter that continues a word hyphenated at a line's end; 0 unless `at` is a single line
 * break followed by a lower-case letter.
 */
function afterLineBreak(text: string, at: number): number {
  let next = at
  while (text.charCodeAt(next) === 0x20 || text.charCodeAt(next) === 0x09) next++
  if (text.charCodeAt(next) === 0x0d) next++
  if (text.charCodeAt(next) !== 0x0a) return 0
  next++
  while (text.charCodeAt(next) === 0x20 || text.charCodeAt(next) === 0x09) next++
  return isLatin(text.charCodeAt(next)) && lowerCase.test(text.charAt(next)) ? next : 0
}

/**
 * Returns the index of the letter that continues the word after a connector at `at` (apostrophe, hyphen, soft hyphen,
 * hyphenation at a line's end); 0 when the word ends there.
 */
function afterConnector(text: string, at: number): number {
  let next = skipIgnorable(text, at)
  const softHyphen = next > at && text.charCodeAt(next - 1) === 0xad
  let found = classOf(text.charCodeAt(next))
  if (isLatin(text.charCodeAt(next)) || found === charClass.mark) return next
  if (softHyphen && found === charClass.space) return afterLineBreak(text, next)
  // The longest connector is apostrophe, hyphen, apostrophe: jack-o'-lantern, rock-'n'-roll.
  if (found === charClass.apostrophe) {
    next = skipIgnorable(text, next + 1)
    found = classOf(text.charCodeAt(next))
    if (isLatin(text.charCodeAt(next))) return next
    if (found !== charClass.hyphen) return 0
  }
  if (found !== charClass.hyphen) return 0
  next = skipIgnorable(text, next + 1)
  found = classOf(text.charCodeAt(next))
  if (isLatin(text.charCodeAt(next))) return next
  if (found === charClass.space) return afterLineBreak(text, next)
  if (found === charClass.apostrophe && isLatin(text.charCodeAt(next + 1))) return next + 1
  return 0
}

/**
 * Returns the end (exclusive) of the word whose first letter is at `start`: letters and marks, joined by single
 * apostrophes and hyphens between letters, with ignorable characters anywhere inside.
 */
export function wordEnd(text: string, start: number): number {
  let at = start + 1
  for (;;) {
    let found = classOf(text.charCodeAt(at))
    while (found === charClass.letter || found === charClass.capital || found === charClass.mark) {
      found = classOf(text.charCodeAt(++at))
    }
    if (found !== charClass.apostrophe && found !== charClass.hyphen && found !== charClass.ignorable)
      return at
    const next = afterConnector(text, at)
    if (next === 0) return at
    at = next
  }
}

/**
 * Returns whether the ASCII word is written like an identifier: two or more lower-case letters, then a capital
 * (camelCase). Brands with one lower-case letter (iPhone, eBay) are words.
 */
export function isCamelCase(text: string, start: number, end: number): boolean {
  let at = start
  while (at < end && text.charCodeAt(at) >= 0x61 && text.charCodeAt(at) <= 0x7a) at++
  if (at - start < 2) return false
  for (; at < end; at++) {
    const unit = text.charCodeAt(at)
    if (unit >= 0x41 && unit <= 0x5a) return true
    if (unit < 0x61 || unit > 0x7a) return false
  }
  return false
}
