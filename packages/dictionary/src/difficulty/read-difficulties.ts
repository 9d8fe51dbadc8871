import { readFile } from 'node:fs/promises'
import type { DictionaryIndex } from '../index/dictionary-index'
import { DifficultyTable } from './difficulty-table'

const TABLE = new URL('../../data/difficulty.tsv', import.meta.url)

/** Reads the table of difficulties, which takes about 50 ms. */
export async function readDifficulties(index: DictionaryIndex): Promise<DifficultyTable> {
  return new DifficultyTable(await readFile(TABLE, 'utf8'), index)
}
