import type { Lexicon } from '../lexicon'
import { partOfSpeechBits } from '../part-of-speech'
import type { WordUse } from './word-use'

const beginsCapital = /^\p{Lu}/u
const isAllCapitals = /^[\p{Lu}\d'.&-]{2,}$/u

/** Words before a person's name. */
const titles = new Set(
  'mr mrs ms miss mx dr sir lady lord dame prof professor captain sergeant constable inspector cllr councillor uncle aunt auntie aunty saint st reverend rev pc dc judge'.split(
    ' ',
  ),
)

/** Returns whether the headword has a sense that is a name: Rose, London. */
export function isNamed(headword: string, lexicon: Lexicon): boolean {
  return lexicon.isName(headword) || (lexicon.partsOfSpeech(headword) & partOfSpeechBits['proper noun']) !== 0
}

/** Returns whether most of the words here are in capitals, so that one capital says nothing. */
function isShouting({ before, after }: WordUse): boolean {
  const words = [...before, ...after].filter((word) => /\p{L}{2}/u.test(word))
  return words.length > 0 && words.filter((word) => isAllCapitals.test(word)).length > words.length / 2
}

/** Returns whether the words here are those of a title, each with a capital. */
function isTitleCase({ before, after }: WordUse): boolean {
  const words = [...before, ...after].filter((word) => /\p{L}{4}/u.test(word))
  return words.length > 2 && words.every((word) => beginsCapital.test(word))
}

/** Returns whether the word is written as a name is: with a capital inside a sentence. */
export function beginsName(use: WordUse): boolean {
  const { written = '', before } = use
  return before.length > 0 && beginsCapital.test(written) && !isShouting(use) && !isTitleCase(use)
}

/** Returns whether the word begins with a capital where other words don't have only capitals. */
export function hasCapital(use: WordUse): boolean {
  return beginsCapital.test(use.written ?? '') && !isShouting(use)
}

const latinGenus = /^\p{Lu}\p{Ll}{2,}(?:us|um|[aei]s|a|ys|on|ops|[aeiy]x)$/u
const latinSpecies = /^\p{Ll}{3,}(?:us|um|is|a|ae|i|or|ens|ans)$/u

/** Returns whether the word is the second half of a Latin name: Betula pendula. */
function isSpecies({ written = '', before }: WordUse): boolean {
  return latinSpecies.test(written) && latinGenus.test(before.at(-1) ?? '')
}

/**
 * Returns whether a word is probably a name here although the dictionary has no such name: an unknown word with a
 * capital (Milngavie) or after the name of a genus (Betula pendula), or a known one after a title or a first name (Mrs
 * Bulger, Rosie Potts).
 *
 * @param headword the entry that a tap shows first; undefined if there is none
 */
export function isLikelyName(headword: string | undefined, lexicon: Lexicon, use: WordUse): boolean {
  if (!hasCapital(use)) return headword === undefined && isSpecies(use)
  if (headword === undefined) return true
  if (isNamed(headword, lexicon)) return false
  const previous = use.before.at(-1)
  if (previous === undefined || !beginsCapital.test(previous)) return false
  const plain = previous.toLowerCase().replace(/\.$/, '')
  return titles.has(plain) || (lexicon.isName(plain) && !isTitleCase(use))
}
