import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { loadIndex, openIndex } from '@wordhoard/dictionary/index/kept-index'
import { indexOfTables, type SharedTables, shareTables } from '@wordhoard/dictionary/index/shared-index'
import { WordSearch } from '@wordhoard/dictionary/index/word-search'
import { baseForms, resolve } from '@wordhoard/lexicon/forms/base-forms'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import type { WordUse } from '@wordhoard/lexicon/forms/word-use'
import type { PhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import type pg from 'pg'
import { DocumentStore } from './document-store'

/** The dictionary as the process holds it: the index in memory, the documents in the database behind a cache. */
export interface Dictionary {
  readonly index: DictionaryIndex
  /** What the index reads, for other threads to read as well. */
  readonly tables: SharedTables
  readonly search: WordSearch
  readonly phrases: PhraseIndex
  readonly documents: DocumentStore
  /** Spell ids that a written form stands for: the exact headword first, then the others, likeliest first. */
  resolve(form: string): number[]
  /** The same, those that its use makes likely first. */
  resolveInUse(form: string, use: WordUse): number[]
}

/**
 * Opens the database's dictionary.
 *
 * @param dataDir where its index is kept from start to start; missing where it is not to be kept
 * @param patientPool reads the index, which takes seconds; `pool` serves what is asked later
 */
export async function openDictionary(
  pool: pg.Pool,
  dataDir?: string,
  patientPool: pg.Pool = pool,
): Promise<Dictionary> {
  const { search, phrases, ...opened } = await (dataDir === undefined
    ? loadIndex(patientPool)
    : openIndex(patientPool, dataDir))
  const tables = shareTables(opened.index)
  const index = indexOfTables(tables)
  const headwords = (form: string) => resolve(form, index)
  const idsOf = (words: readonly string[]) => [
    ...new Set(words.map((word) => index.idOf(word)).filter((id) => id !== undefined)),
  ]
  return {
    index,
    tables,
    // Typing is not reading: what is an inflection or another spelling is enough, no guesses are made.
    search: new WordSearch(index, (form) => directHeadwords(form, index), search),
    phrases,
    documents: new DocumentStore(pool),
    resolve: (form) => idsOf([form, ...headwords(form)]),
    resolveInUse: (form, use) => {
      const ranked = baseForms(form, index, use).map(({ headword }) => headword)
      return idsOf([...ranked, ...headwords(form)])
    },
  }
}
