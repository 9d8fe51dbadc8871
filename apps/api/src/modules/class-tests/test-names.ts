import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'

/** Months that the dictionary lists only as other words. */
const namesOfMonths: ReadonlySet<string> = new Set(['march', 'may'])

/** Endings of regular forms. */
const endings = ['', 's', 'es', 'd', 'ed', 'ing']

interface SpelledWord {
  readonly spell_lower: string
  /** As the dictionary writes it. */
  readonly spelling: string
}

/** Whether the dictionary writes a word like a name, such as that of a month or a person: June, Tom; but not BBC. */
export function isListedName(spelling: string): boolean {
  return /^\p{Lu}\p{Ll}/u.test(spelling)
}

/**
 * Whether a word of a text is a name there: one that the dictionary writes like a name, or one that can be a name (rose,
 * may) and that the text never writes with a small letter.
 *
 * @param smallWords words of the text as `listSmallWords` returns them
 */
export function isNameInText(
  index: Pick<DictionaryIndex, 'partsOfSpeech'>,
  { spell_lower, spelling }: SpelledWord,
  smallWords: ReadonlySet<string>,
): boolean {
  if (isListedName(spelling)) return true
  const canBeName =
    namesOfMonths.has(spell_lower) ||
    (index.partsOfSpeech(spell_lower) & partOfSpeechBits['proper noun']) !== 0
  return canBeName && !endings.some((ending) => smallWords.has(spell_lower + ending))
}

/** Returns the words that a text writes with a small letter, in one pass, since a text may have 2 MB. */
export function listSmallWords(text: string): Set<string> {
  return new Set(text.match(/(?<![\p{L}\p{N}])\p{Ll}\p{L}*(?![\p{L}\p{N}])/gu))
}
