import type pg from 'pg'
import { countDictionary } from './dictionary-counts.queries'

export interface DictionaryCounts {
  readonly words: number
  readonly definitions: number
}

/** How much the dictionary holds. */
export async function dictionaryCounts(pool: pg.Pool): Promise<DictionaryCounts> {
  return countDictionary.fetchOne(pool, {})
}
