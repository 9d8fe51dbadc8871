import type { Queryable } from '@wordhoard/database/sql/run'
import { loadIndex, openIndex } from '@wordhoard/dictionary/index/cached-index'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { indexOfTables, type SharedTables, shareTables } from '@wordhoard/dictionary/index/shared-index'
import { WordSearch } from '@wordhoard/dictionary/index/word-search'
import { directHeadwords } from '@wordhoard/lexicon/forms/direct-forms'
import { createWordFinder, type WordFinder } from '@wordhoard/lexicon/look-up/word-finder'
import type pg from 'pg'
import { DocumentStore } from './document-store'
import { allMarkedWords } from './marked-words.queries'

/** The dictionary in a process: its index in memory, its documents in the database behind a cache. */
export interface Dictionary extends WordFinder {
  /** The folder in which files that are made of it are kept; undefined if none is. */
  readonly dataDir: string | undefined
  readonly index: DictionaryIndex
  /** The index's data, which other threads can read too. */
  readonly tables: SharedTables
  readonly search: WordSearch
  readonly documents: DocumentStore
  /** Ids of words without a sense that is fit for a class, which are shown only to those who ask for them. */
  readonly marked: ReadonlySet<number>
}

/**
 * Opens the dictionary in the database.
 *
 * @param dataDir where the index is stored between starts; leave it out to store nothing
 * @param others `startupPool` reads the index, which takes seconds; `documents` is where entries are read later
 */
export async function openDictionary(
  pool: pg.Pool,
  dataDir?: string,
  { startupPool = pool, documents = pool }: { startupPool?: pg.Pool; documents?: Queryable } = {},
): Promise<Dictionary> {
  const { search, phrases, ...opened } = await (dataDir === undefined
    ? loadIndex(startupPool)
    : openIndex(startupPool, dataDir))
  const tables = shareTables(opened.index)
  const index = indexOfTables(tables)
  const marked = await allMarkedWords.fetchAll(startupPool, {})
  return {
    ...createWordFinder(index, phrases),
    dataDir,
    index,
    tables,
    // Search accepts only inflections and other spellings: guessing base forms is for reading, not for typing.
    search: new WordSearch(index, (form) => directHeadwords(form, index), search),
    documents: new DocumentStore(documents),
    marked: new Set(marked.map(({ spell_id }) => spell_id)),
  }
}
