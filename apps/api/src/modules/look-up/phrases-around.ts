import type { LookUp } from '@wordhoard/contracts/look-up'
import type { PhrasePlace, TextAround } from '../dictionary/text-around'

type PhraseAround = LookUp['phrases'][number]

/** Returns the distance from the first to the last word of a phrase. */
function spanOf({ distances }: PhraseAround): number {
  return Math.max(0, ...distances) - Math.min(0, ...distances)
}

/**
 * Returns the phrases a word belongs to, longest first, then by fewest words in between. Each is listed once, at its
 * first occurrence that contains the word.
 *
 * @param word index among the words of the text
 */
export function phrasesAround(
  { words }: Pick<TextAround, 'words'>,
  places: readonly PhrasePlace[],
  word: number,
): PhraseAround[] {
  const indexes = new Map(words.map((token, index) => [token, index]))
  const found = new Map<number, PhraseAround>()
  for (const { id, tokenIndexes } of places) {
    const own = tokenIndexes.map((token) => indexes.get(token)).filter((index) => index !== undefined)
    if (found.has(id) || !own.includes(word)) continue
    const distances = own.filter((index) => index !== word).map((index) => index - word)
    found.set(id, { spell_id: id, distances })
  }
  return [...found.values()].sort((a, b) => b.distances.length - a.distances.length || spanOf(a) - spanOf(b))
}
