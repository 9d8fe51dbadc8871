import type { WordNet } from '../wordnet/wordnet'

/**
 * How often words stand in WordNet's definitions and examples, a million words of written English that explain others:
 * what is used there is common in writing, whether films say it or not. Lower case, as written.
 */
export function countGlossWords(wordNet: WordNet): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { text, examples } of wordNet.synsets) {
    for (const part of [text, ...examples]) {
      for (const [word] of part.toLowerCase().matchAll(/[a-z]+(?:['-][a-z]+)*/g)) {
        counts.set(word, (counts.get(word) ?? 0) + 1)
      }
    }
  }
  return counts
}
