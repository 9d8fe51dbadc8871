import { abbreviationEnd } from './abbreviations'
import { charClass, classOf, classOfAstral, classTable, isLatin } from './char-classes'
import { beginsElision, endsElision } from './elisions'
import { plainSpelling } from './normal-form'
import { emailAround, handleEnd, scanDottedChain, urlEnd } from './scan-address'
import { emojiEnd, keycapEnd } from './scan-emoji'
import { numberEnd } from './scan-number'
import { isCamelCase, wordEnd } from './scan-word'

/**
 * Kinds of tokens. Only `word` is vocabulary; `foreign` is a run of letters of another script (right-to-left, Chinese,
 * Cyrillic, …).
 */
export type TokenKind =
  | 'word'
  | 'number'
  | 'url'
  | 'email'
  | 'mention'
  | 'hashtag'
  | 'emoji'
  | 'code'
  | 'foreign'

/**
 * A piece of a text. Offsets are in UTF-16 units of the original text, `end` is exclusive. Punctuation forms no tokens.
 */
export interface Token {
  readonly start: number
  readonly end: number
  readonly kind: TokenKind
}

const underscore = 0x5f
const fullStop = 0x2e
const colon = 0x3a
const slash = 0x2f
const ampersand = 0x26
const openBracket = 0x28
const closeBracket = 0x29

/** Returns the end of the letters, digits and underscores that make the word before them an identifier. */
function identifierEnd(text: string, from: number): number {
  let at = from
  for (;;) {
    const unit = text.charCodeAt(at)
    const found = classOf(unit)
    if (!isLatin(unit) && found !== charClass.digit && unit !== underscore) break
    at++
  }
  while (text.charCodeAt(at - 1) === underscore) at--
  if (text.charCodeAt(at) === openBracket && text.charCodeAt(at + 1) === closeBracket) return at + 2
  return at
}

/** Returns the end of an unbroken run of letters of any script. */
function foreignEnd(text: string, from: number): number {
  let at = from
  let end = from
  for (;;) {
    const found = classOf(text.charCodeAt(at))
    if (found === charClass.surrogate) {
      const codePoint = text.codePointAt(at) ?? 0
      const astral = codePoint > 0xffff ? classOfAstral(codePoint) : charClass.other
      if (astral !== charClass.foreign && astral !== charClass.mark) return end
      at += 2
      end = at
    } else if (found === charClass.foreign || found === charClass.mark || isLatin(text.charCodeAt(at)))
      end = ++at
    else if (found === charClass.ignorable) at++
    else return end
  }
}

/** Returns the token for the word from `start` to `end`, extended or changed by the character after it. */
function extendToken(text: string, start: number, end: number): Token {
  const unit = text.charCodeAt(end)
  const found = classOf(unit)
  if (unit === fullStop) {
    const abbreviation = abbreviationEnd(text, start, end)
    if (abbreviation > 0) return { start, end: abbreviation, kind: 'word' }
    const next = text.charCodeAt(end + 1)
    const chain =
      isLatin(next) || classOf(next) === charClass.digit ? scanDottedChain(text, start, end) : undefined
    if (chain) return { start, end: chain.end, kind: chain.kind }
  } else if (found === charClass.digit) {
    // discovered1 is a word with the number of a footnote.
    const identifier = identifierEnd(text, end)
    const note = identifier - end <= 2 && end - start >= 4 && /^\d+$/.test(text.slice(end, identifier))
    if (!note) {
      const chain =
        text.charCodeAt(identifier) === fullStop ? scanDottedChain(text, start, identifier) : undefined
      return chain ? { start, end: chain.end, kind: chain.kind } : { start, end: identifier, kind: 'code' }
    }
  } else if (unit === colon) {
    const address = text.charCodeAt(end + 1) === slash && text.charCodeAt(end + 2) === slash
    const mail = end - start === 6 && text.slice(start, end).toLowerCase() === 'mailto'
    if (address || (mail && isLatin(text.charCodeAt(end + 1)))) {
      return { start, end: urlEnd(text, start), kind: 'url' }
    }
  } else if (unit === underscore) {
    const identifier = identifierEnd(text, end)
    if (identifier > end) return { start, end: identifier, kind: 'code' }
  } else if (unit === openBracket) {
    if (text.charCodeAt(end + 1) === closeBracket) return { start, end: end + 2, kind: 'code' }
  } else if (unit === ampersand) {
    // R&B, AT&T, T&Cs
    const initials = /^[A-Z]{1,3}&[A-Z]{1,2}s?(?![\p{L}\d])/u.exec(text.slice(start, end + 5))
    if (initials) return { start, end: start + initials[0].length, kind: 'word' }
  } else if (found === charClass.foreign) {
    return { start, end: foreignEnd(text, end), kind: 'foreign' }
  } else if (found === charClass.apostrophe && endsElision(text, start, end)) {
    return { start, end: end + 1, kind: 'word' }
  }
  if (isCamelCase(text, start, end)) return { start, end, kind: 'code' }
  return { start, end, kind: 'word' }
}

/** Joins the ’n’ just found with the words on both sides, so that rock ’n’ roll is one word. */
function joinAnd(text: string, tokens: Token[], and: Token): Token {
  const before = tokens.at(-1)
  const next = and.end + 1
  const joins =
    before?.kind === 'word' &&
    before.end + 1 === and.start &&
    classOf(text.charCodeAt(before.end)) === charClass.space &&
    classOf(text.charCodeAt(and.end)) === charClass.space &&
    isLatin(text.charCodeAt(next))
  if (!joins) return and
  tokens.pop()
  return { start: before.start, end: wordEnd(text, next), kind: 'word' }
}

/** Returns whether the token is n with an apostrophe on one or both sides. */
function isAnd(text: string, token: Token): boolean {
  const length = token.end - token.start
  if (length !== 2 && length !== 3) return false
  const first = text.charCodeAt(token.start)
  const n = classOf(first) === charClass.apostrophe ? text.charCodeAt(token.start + 1) : first
  if (n !== 0x6e && n !== 0x4e) return false
  return /^['’‘]?n['’]?$/i.test(text.slice(token.start, token.end))
}

/**
 * Returns the word that includes the apostrophe at `at`, as in ’tis or ’n’; undefined when the mark isn't part of a
 * word.
 */
function elision(text: string, at: number): Token | undefined {
  const before = text.charCodeAt(at - 1)
  if (isLatin(before) || classOf(before) === charClass.digit) return undefined
  const end = wordEnd(text, at + 1)
  if (!beginsElision(text, at, end)) return undefined
  const and = end === at + 2 && /n/i.test(text.charAt(at + 1))
  const closed = and && classOf(text.charCodeAt(end)) === charClass.apostrophe
  return { start: at, end: closed ? end + 1 : end, kind: 'word' }
}

/** Returns the token that begins at `at` with a character of the given class, which isn't a letter; or undefined. */
function special(text: string, at: number, found: number, tokens: Token[]): Token | undefined {
  const next = classOf(text.charCodeAt(at + 1))
  const latin = next === charClass.letter || next === charClass.capital
  const followed = latin || next === charClass.digit || next === charClass.foreign
  switch (found) {
    case charClass.digit: {
      const keycap = keycapEnd(text, at)
      return keycap > 0
        ? { start: at, end: keycap, kind: 'emoji' }
        : { start: at, end: numberEnd(text, at), kind: 'number' }
    }
    case charClass.currency:
      return next === charClass.digit
        ? { start: at, end: numberEnd(text, at + 1), kind: 'number' }
        : undefined
    case charClass.foreign:
      return { start: at, end: foreignEnd(text, at), kind: 'foreign' }
    case charClass.emoji:
      return { start: at, end: emojiEnd(text, at), kind: 'emoji' }
    case charClass.surrogate: {
      const codePoint = text.codePointAt(at) ?? 0
      const astral = codePoint > 0xffff ? classOfAstral(codePoint) : charClass.other
      if (astral === charClass.emoji) return { start: at, end: emojiEnd(text, at), kind: 'emoji' }
      return astral === charClass.foreign
        ? { start: at, end: foreignEnd(text, at), kind: 'foreign' }
        : undefined
    }
    case charClass.hash: {
      const keycap = keycapEnd(text, at)
      if (keycap > 0) return { start: at, end: keycap, kind: 'emoji' }
      return followed ? { start: at, end: handleEnd(text, at + 1), kind: 'hashtag' } : undefined
    }
    case charClass.at: {
      const email = emailAround(text, at)
      let start = email ? email.start : at
      for (let last = tokens.at(-1); email && last && last.end > start; last = tokens.at(-1)) {
        start = Math.min(start, last.start)
        tokens.pop()
      }
      if (email) return { start, end: email.end, kind: 'email' }
      const glued = (tokens.at(-1)?.end ?? -1) === at
      return followed && !glued ? { start: at, end: handleEnd(text, at + 1), kind: 'mention' } : undefined
    }
    case charClass.apostrophe:
      return latin ? elision(text, at) : undefined
    default:
      return undefined
  }
}

/** Returns the token of any kind that begins at `at`, or undefined. Removes earlier tokens that it absorbs. */
function slowToken(text: string, at: number, tokens: Token[]): Token | undefined {
  const latin = isLatin(text.charCodeAt(at))
  const token = latin
    ? extendToken(text, at, wordEnd(text, at))
    : special(text, at, classOf(text.charCodeAt(at)), tokens)
  return token && isAnd(text, token) ? joinAnd(text, tokens, token) : token
}

/**
 * Splits a text into tokens, ordered and without overlaps. Pure and linear: accepts any string, including lone
 * surrogates, and never alters the text.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = []
  const { letter, capital, space, other } = charClass
  const { length } = text
  let at = 0
  while (at < length) {
    let found = classTable[text.charCodeAt(at)]
    if (found === letter || found === capital) {
      // Fast path: nearly every word is lower-case letters up to a space or comma, and needs only this loop.
      let end = at + 1
      found = space
      while (end < length) {
        found = classTable[text.charCodeAt(end)]
        if (found !== letter) break
        end++
      }
      if (found === space || found === other || end === length) {
        tokens.push({ start: at, end, kind: 'word' })
        at = end + 1
        continue
      }
    } else if (found === space || found === other) {
      at++
      continue
    }
    const token = slowToken(text, at, tokens)
    if (token) tokens.push(token)
    at = token ? token.end : at + 1
  }
  return tokens
}

/** Returns the plain spelling of a token (see `plainSpelling`), with its case. */
export function normalForm(text: string, token: Token): string {
  return plainSpelling(text.slice(token.start, token.end))
}

/** Returns the form to look up: the normal form in lower case. */
export function lookupForm(text: string, token: Token): string {
  return normalForm(text, token).toLowerCase()
}
