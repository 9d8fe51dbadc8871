import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { partOfSpeechBits } from '@wordhoard/lexicon/part-of-speech'

/** Months that the dictionary lists only as other words. */
const namesOfMonths: ReadonlySet<string> = new Set(['march', 'may'])

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
 */
export function isNameInText(
  index: Pick<DictionaryIndex, 'partsOfSpeech'>,
  { spell_lower, spelling }: SpelledWord,
  text: string,
): boolean {
  if (isListedName(spelling)) return true
  const canBeName =
    namesOfMonths.has(spell_lower) ||
    (index.partsOfSpeech(spell_lower) & partOfSpeechBits['proper noun']) !== 0
  return canBeName && !isWrittenSmall(spell_lower, text)
}

/** Whether a text has a word, or a regular form of it, with a small letter. */
function isWrittenSmall(word: string, text: string): boolean {
  const stem = word.replace(/[\\^$.*+?()[\]{}|/]/g, '\\$&')
  return new RegExp(`(?<![\\p{L}\\p{N}])${stem}(?:s|es|d|ed|ing)?(?![\\p{L}\\p{N}])`, 'u').test(text)
}
