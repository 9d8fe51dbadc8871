import type { WordNet } from '../wordnet/wordnet'

/**
 * Counts the words in WordNet's definitions and examples, a million words of written English. Words that explain others
 * are common in writing, even if they are rare in films. Words are lower-cased and otherwise as written.
 */
export function countGlossWords(wordNet: WordNet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text, examples } of wordNet.synsets) {
    for (const part of [text, ...examples]) {
      for (const word of part.toLowerCase().match(/[a-z]+(?:['-][a-z]+)*/g) ?? []) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}
