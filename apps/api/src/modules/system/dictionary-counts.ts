import type pg from 'pg'
import { countDictionary } from './dictionary-counts.queries'

export interface DictionaryCounts {
  readonly words: number
  readonly definitions: number
}

/** Returns the numbers of words and definitions in the dictionary. */
export async function dictionaryCounts(pool: pg.Pool): Promise<DictionaryCounts> {
  return countDictionary.fetchOne(pool, {})
}
