import { slotOf } from '@wordhoard/lexicon/slots'

/** Separates the paragraphs of a text. */
export const PARAGRAPH_SEPARATOR = '\n\n'

/**
 * Returns the paragraphs that may contain a phrase, with their offsets. They have a word that begins like each of the
 * phrase's words but the first.
 */
export function paragraphsWithForm(text: string, headword: string): { text: string; start: number }[] {
  const [first = '', ...rest] = headword.split(' ').filter((word) => !slotOf(word))
  const beginnings = (rest.length > 0 ? rest : [first.slice(0, 2)]).map(
    // Compares beginnings only, since a word other than the first may be inflected: the penny dropped.
    (word) => new RegExp(`(?<![\\p{L}])${word.slice(0, 3).replaceAll(/[^\p{L}\p{N}]/gu, '.')}`, 'iu'),
  )
  const found: { text: string; start: number }[] = []
  let start = 0
  for (const paragraph of text.split(PARAGRAPH_SEPARATOR)) {
    if (beginnings.every((word) => word.test(paragraph))) found.push({ text: paragraph, start })
    start += paragraph.length + PARAGRAPH_SEPARATOR.length
  }
  return found
}
