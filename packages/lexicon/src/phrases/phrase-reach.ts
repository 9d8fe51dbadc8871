import { slotCodes } from './phrase-codes'

/**
 * Maximum length of an object between the parts of a phrase, in tokens: longer ones are rare, and seldom
 * the phrase's own.
 */
export const MAX_LONG_OBJECT_WORDS = 10
/** Maximum number of words of a possessor: her little sister's. */
export const MAX_POSSESSOR_WORDS = 4
/** Room for adverbs, a determiner and adjectives inside a phrase. */
export const MAX_INSIDE_WORDS = 5

/** How far before its anchor a phrase may begin. */
interface Reach {
  /** Words before the anchor that may be missing from the text: someone, a before a plural. */
  readonly skip: number
  /** Words of the text that may come between. */
  readonly slack: number
}

/**
 * Works out how far before its anchor word a phrase may begin in a text.
 *
 * @param codes words of phrases as codes of the index
 * @param start where the phrase's begin
 * @param isArticle whether a code is a or an
 */
export function reachOf(
  codes: readonly number[],
  start: number,
  anchor: number,
  { head, gap }: { readonly head: number; readonly gap: number },
  isArticle: (code: number) => boolean,
): Reach {
  let skip = 0
  let slack = gap >= 0 && gap < anchor ? MAX_LONG_OBJECT_WORDS + 1 : 0
  for (let position = 0; position < anchor; position++) {
    const code = codes[start + position]!
    if (code === slotCodes.object) {
      skip++
      slack += MAX_LONG_OBJECT_WORDS - 1
    }
    if (code === slotCodes.possessive) slack += MAX_POSSESSOR_WORDS
    if (position > 0 && head === 0 && isArticle(code)) skip++
  }
  if (anchor > 0) slack += head === 0 ? MAX_INSIDE_WORDS : 3
  return { skip, slack }
}
