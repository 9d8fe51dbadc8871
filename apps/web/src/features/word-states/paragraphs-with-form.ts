import { slotOf } from '@wordhoard/lexicon/slots'

/** What stands between the paragraphs of a text. */
export const betweenParagraphs = '\n\n'

/** The paragraphs that may hold a phrase, with where they begin: those with a word like each of its words but the first. */
export function paragraphsWithForm(text: string, headword: string): { text: string; start: number }[] {
  const [first = '', ...rest] = headword.split(' ').filter((word) => !slotOf(word))
  const wanted = (rest.length > 0 ? rest : [first.slice(0, 2)]).map(
    // The word that is inflected may be another than the first: the penny dropped.
    (word) => new RegExp(`(?<![\\p{L}])${word.slice(0, 3).replaceAll(/[^\p{L}\p{N}]/gu, '.')}`, 'iu'),
  )
  const found: { text: string; start: number }[] = []
  let start = 0
  for (const paragraph of text.split(betweenParagraphs)) {
    if (wanted.every((word) => word.test(paragraph))) found.push({ text: paragraph, start })
    start += paragraph.length + betweenParagraphs.length
  }
  return found
}
