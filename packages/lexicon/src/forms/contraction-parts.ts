import type { Lexicon } from '../lexicon'

const endings: readonly (readonly [string, readonly string[]])[] = [
  ["n't", ['not']],
  ["'ve", ['have']],
  ["'ll", ['will', 'shall']],
  ["'d", ['would', 'have']],
  ["'re", ['be']],
  ["'m", ['be']],
]

/**
 * The words that a contraction which no list holds was made of (mum'll → mum, will, shall), or none. `known` tells
 * whether the stem leads to a headword. 's is left to the possessive.
 */
export function contractionParts(
  form: string,
  lexicon: Lexicon,
  known: (stem: string) => string[],
): string[] {
  for (const [ending, words] of endings) {
    if (!form.endsWith(ending) || form.length === ending.length) continue
    const stem = form.slice(0, -ending.length)
    const stemWords = stem.includes("'") ? contractionParts(stem, lexicon, known) : known(stem)
    if (stemWords.length > 0)
      return [...stemWords, ...words.filter((word) => lexicon.partsOfSpeech(word) !== 0)]
  }
  return []
}
