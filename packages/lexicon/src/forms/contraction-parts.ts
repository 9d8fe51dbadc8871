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
 * Returns the words that make up a contraction which no list contains (mum'll → mum, will, shall), or none. `known`
 * returns the headwords of a stem. 's is not split here: `fallbackForms` removes it as a possessive.
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
