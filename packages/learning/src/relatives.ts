import { rememberBy } from '@wordhoard/lexicon/remember'
import { BLANK } from './blank'

/** Shortest word that gives a longer one away by standing at its beginning or end: light in lighthouse. */
const MIN_PART = 4
/** Two words are relatives if they share a beginning this long, and this share of the shorter one. */
const MIN_BEGINNING = 4
const SHARED_BEGINNING = 2 / 3
/** In a phrase, shorter words are too common in definitions to give anything away: put up with. */
const MIN_WORD_OF_PHRASE = 5

const word = /\p{L}[\p{L}\p{M}]*/gu
const prefix = /^(?:un|in|im|il|ir|dis|mis|non|re)(?=\p{L}{4})/u
/** Regular endings of a word that stays long enough without them: decid(ing) is related to decision. */
const inflection = /(?<=\p{L}{4})(?:ing|ed|es|s)$/u
/** Endings that make a new word of one with three letters: aptly, dryness. */
const ending = /^(?:ly|ness|ity|er|or|ist|ful|less|y|en|ish|ship|age|al|ic|ion|ment|able|ance|ed|ing|s|es)$/u
const smallWords = new Set(
  'about above across after against along among around before behind below beneath beside between beyond their there these those through towards under until where which while within without would could should other'.split(
    ' ',
  ),
)

function countSharedLetters(one: string, other: string): number {
  let length = 0
  while (length < one.length && one[length] === other[length]) length++
  return length
}

/** Whether one word gives the other away: happy and happiness, decide and decision, light and lighthouse. */
function areRelated(one: string, other: string): boolean {
  const [shorter, longer] = one.length <= other.length ? [one, other] : [other, one]
  if (shorter === longer) return true
  if (shorter.length < 3) return false
  if (shorter.length < MIN_PART)
    return longer.startsWith(shorter) && ending.test(longer.slice(shorter.length))
  if (longer.startsWith(shorter) || longer.endsWith(shorter)) return true
  const shared = countSharedLetters(shorter, longer)
  return shared >= MIN_BEGINNING && shared >= SHARED_BEGINNING * shorter.length
}

/** Returns the words of a headword whose relatives give it away, each with and without its prefix. */
const wordsThatTell = rememberBy((spellings: readonly string[]): readonly string[] => {
  const found = spellings.flatMap((spelling) => {
    const words = spelling.toLowerCase().match(word) ?? []
    if (words.length === 1) return words
    return words.filter((each) => each.length >= MIN_WORD_OF_PHRASE && !smallWords.has(each))
  })
  return [...new Set(found.flatMap((each) => [each, each.replace(prefix, '')]))]
})

function isRelative(found: string, telling: readonly string[]): boolean {
  const lower = found.toLowerCase()
  const variants = [lower, lower.replace(prefix, ''), lower.replace(inflection, '')]
  return telling.some((each) => variants.some((variant) => areRelated(variant, each)))
}

/**
 * Whether a text contains a word of the same family as a headword, which would give it away even if its own forms are
 * blanked. Judges by letters alone, so it's rather too strict: a text that it refuses only means another question.
 *
 * @param spellings all right spellings of the headword
 */
export function hasRelative(text: string, spellings: readonly string[]): boolean {
  const telling = wordsThatTell(spellings)
  return (text.match(word) ?? []).some((each) => isRelative(each, telling))
}

/** Blanks the words of a headword's family in a text. */
export function blankRelatives(text: string, spellings: readonly string[]): string {
  const telling = wordsThatTell(spellings)
  return text.replace(word, (each) => (isRelative(each, telling) ? BLANK : each))
}
