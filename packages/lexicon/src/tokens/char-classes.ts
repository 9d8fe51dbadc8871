/**
 * Character classes of the scanner, one byte for each UTF-16 code unit. ASCII and Latin are filled in when the module
 * loads; the rest is classified by Unicode properties when first met (64 KB in all, no start-up cost).
 */
export const charClass = {
  unknown: 0,
  space: 1,
  other: 2,
  letter: 3,
  foreign: 4,
  digit: 5,
  mark: 6,
  ignorable: 7,
  apostrophe: 8,
  hyphen: 9,
  currency: 10,
  surrogate: 11,
  emoji: 12,
  at: 13,
  hash: 14,
  /** ASCII capitals, kept apart so that the test for camelCase costs other words nothing. */
  capital: 15,
  /** . : _ & ( – marks that may turn the word before them into something else (an abbreviation, an address, code). */
  extender: 16,
} as const

export type CharClass = (typeof charClass)[keyof typeof charClass]

/** Class of each code unit; 0 while it is unknown, so read it through `classOf` outside the innermost loop. */
export const classTable = new Uint8Array(0x10000)

const ignorable = /\p{Default_Ignorable_Code_Point}|\p{Cf}/u
const space = /[\p{White_Space}\p{Cc}]/u
const latin = /^[\p{Script=Latin}]$/u
const letter = /\p{L}/u
const digit = /\p{Nd}/u
const mark = /\p{M}/u
const currency = /\p{Sc}/u
const emoji = /\p{Extended_Pictographic}/u
/** Characters with the pictograph property that people type as signs: ©, ®, ‼, ⁉, ™, and the arrows. */
const sign = /[\u00a9\u00ae\u203c\u2049\u2122\u2190-\u21ff]/u

function classify(unit: number): CharClass {
  const char = String.fromCharCode(unit)
  if ((unit & 0xf800) === 0xd800) return charClass.surrogate
  if (char === '@') return charClass.at
  if (char === '#') return charClass.hash
  if ("'`´‘’ʻʼ＇".includes(char)) return charClass.apostrophe
  if ('-‐‑'.includes(char)) return charClass.hyphen
  if ('.:_&('.includes(char)) return charClass.extender
  if (unit >= 0x41 && unit <= 0x5a) return charClass.capital
  if (ignorable.test(char)) return charClass.ignorable
  if (space.test(char)) return charClass.space
  if (letter.test(char)) return latin.test(char) ? charClass.letter : charClass.foreign
  if (digit.test(char)) return charClass.digit
  if (mark.test(char)) return charClass.mark
  if (currency.test(char)) return charClass.currency
  if (emoji.test(char) && !sign.test(char)) return charClass.emoji
  return charClass.other
}

for (let unit = 0; unit < 0x250; unit++) classTable[unit] = classify(unit)

/** Returns the class of a UTF-16 code unit (0–0xffff); `other` for `NaN`, which `charCodeAt` returns past the end. */
export function classOf(unit: number): CharClass {
  const known = classTable[unit]
  if (known === undefined) return charClass.other
  if (known !== charClass.unknown) return known as CharClass
  const found = classify(unit)
  classTable[unit] = found
  return found
}

/** Returns whether the code unit is a letter of the Latin script. */
export function isLatin(unit: number): boolean {
  const found = classOf(unit)
  return found === charClass.letter || found === charClass.capital
}

/**
 * Returns the class of a code point above U+FFFF: emoji (including regional indicators), foreign letter, mark or other.
 */
export function classOfAstral(codePoint: number): CharClass {
  const char = String.fromCodePoint(codePoint)
  if (emoji.test(char) || (codePoint >= 0x1f1e6 && codePoint <= 0x1f1ff)) return charClass.emoji
  if (letter.test(char)) return charClass.foreign
  if (mark.test(char)) return charClass.mark
  return charClass.other
}
