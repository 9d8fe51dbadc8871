import { enlarge, WordTable } from '../word-table'
import type { WordNet } from '../wordnet/wordnet'

/**
 * Counts the words in WordNet's definitions and examples, a million words of written English. Words that explain others
 * are common in writing, even if they are rare in films. Words are lower-cased and otherwise as written.
 */
export function countGlossWords(wordNet: WordNet): Map<string, number> {
  const table = new WordTable()
  let counts = new Int32Array(1 << 15)
  const count = (text: string) => {
    const length = table.read(text, 'joined')
    while (table.words.length > counts.length) counts = enlarge(counts)
    for (let at = 0; at < length; at += 1) counts[table.found[at]!]! += 1
  }
  for (const { text, examples } of wordNet.synsets) {
    count(text)
    for (const example of examples) count(example)
  }
  return new Map(table.words.map((word, number) => [word, counts[number]!]))
}
