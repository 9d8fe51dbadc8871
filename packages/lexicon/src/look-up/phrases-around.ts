import type { PhrasePlace, TextAround } from './text-around'

/** A phrase that contains a word, with the positions of its other words, counted in words from that one. */
export interface PhraseAround {
  readonly spell_id: number
  readonly distances: number[]
}

/** The phrases a word belongs to, and those that it only seems to belong to. */
interface PhrasesAround {
  readonly meant: PhraseAround[]
  readonly doubtful: PhraseAround[]
}

/** Returns the distance from the first to the last word of a phrase. */
function spanOf({ distances }: PhraseAround): number {
  return Math.max(0, ...distances) - Math.min(0, ...distances)
}

/**
 * Returns the phrases a word belongs to, longest first, then by fewest words in between. Each is listed once, at its
 * first occurrence that contains the word. Those whose words may be only words here are apart.
 *
 * @param word index among the words of the text
 */
export function phrasesAround(
  { words }: Pick<TextAround, 'words'>,
  places: readonly PhrasePlace[],
  word: number,
): PhrasesAround {
  const indexes = new Map(words.map((token, index) => [token, index]))
  const meant = new Map<number, PhraseAround>()
  const doubtful = new Map<number, PhraseAround>()
  for (const { id, tokenIndexes, isDoubtful } of places) {
    const own = tokenIndexes.map((token) => indexes.get(token)).filter((index) => index !== undefined)
    const found = isDoubtful ? doubtful : meant
    if (found.has(id) || !own.includes(word)) continue
    const distances = own.filter((index) => index !== word).map((index) => index - word)
    found.set(id, { spell_id: id, distances })
  }
  const sort = (found: Map<number, PhraseAround>) =>
    [...found.values()].sort((a, b) => b.distances.length - a.distances.length || spanOf(a) - spanOf(b))
  return { meant: sort(meant), doubtful: sort(doubtful).filter(({ spell_id }) => !meant.has(spell_id)) }
}
