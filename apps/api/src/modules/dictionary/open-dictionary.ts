import { loadIndex, openIndex } from '@wordhoard/dictionary/index/cached-index'
import type { DictionaryIndex } from '@wordhoard/dictionary/index/dictionary-index'
import { indexOfTables, type SharedTables, shareTables } from '@wordhoard/dictionary/index/shared-index'
import { WordSearch } from '@wordhoard/dictionary/index/word-search'
import type { StrippedAffix } from '@wordhoard/lexicon/forms/affixes'
import { baseForms, formUses, resolve } from '@wordhoard/lexicon/forms/base-forms'
import { directHeadwords, type FormUse } from '@wordhoard/lexicon/forms/direct-forms'
import { isLikelyName } from '@wordhoard/lexicon/forms/names'
import { shortFormUse } from '@wordhoard/lexicon/forms/short-forms'
import type { WordUse } from '@wordhoard/lexicon/forms/word-use'
import type { PhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import type pg from 'pg'
import { DocumentStore } from './document-store'
import { allMarkedWords } from './marked-words.queries'

/** The dictionary in a process: its index in memory, its documents in the database behind a cache. */
export interface Dictionary {
  readonly index: DictionaryIndex
  /** The index's data, which other threads can read too. */
  readonly tables: SharedTables
  readonly search: WordSearch
  readonly phrases: PhraseIndex
  readonly documents: DocumentStore
  /** Ids of words without a sense that is fit for a class, which are shown only to those who ask for them. */
  readonly marked: ReadonlySet<number>
  /**
   * Returns the spell ids that a written form stands for: the exact headword first, then the others, most likely first.
   */
  resolve(form: string): number[]
  /** Like `resolve`, but with the headwords that fit the words around it first. */
  resolveInUse(form: string, use: WordUse): number[]
  /** Returns the prefix or ending without which alone a form was found, and the rest; undefined for other forms. */
  affixOf(form: string): StrippedAffix | undefined
  /** Returns whether a form is probably a name among these words, whether or not there is an entry. */
  isName(form: string, use: WordUse): boolean
  /** Returns what a form is written for short for (gr8: great), likeliest first; empty for other forms. */
  shortFor(form: string, use: WordUse | undefined): readonly string[]
  /** Returns each use under which a form leads to an entry, weighed by the words around it. */
  usesOf(form: string, use: WordUse): FormUse[]
}

/**
 * Opens the dictionary in the database.
 *
 * @param dataDir where the index is stored between starts; leave it out to store nothing
 * @param startupPool reads the index, which takes seconds; `pool` serves later queries
 */
export async function openDictionary(
  pool: pg.Pool,
  dataDir?: string,
  startupPool: pg.Pool = pool,
): Promise<Dictionary> {
  const { search, phrases, ...opened } = await (dataDir === undefined
    ? loadIndex(startupPool)
    : openIndex(startupPool, dataDir))
  const tables = shareTables(opened.index)
  const index = indexOfTables(tables)
  const marked = await allMarkedWords.fetchAll(startupPool, {})
  const headwords = (form: string) => resolve(form, index)
  const idsOf = (words: readonly string[]) => [
    ...new Set(words.map((word) => index.idOf(word)).filter((id) => id !== undefined)),
  ]
  return {
    index,
    tables,
    // Search accepts only inflections and other spellings: guessing base forms is for reading, not for typing.
    search: new WordSearch(index, (form) => directHeadwords(form, index), search),
    phrases,
    documents: new DocumentStore(pool),
    marked: new Set(marked.map(({ spell_id }) => spell_id)),
    resolve: (form) => idsOf([form, ...headwords(form)]),
    resolveInUse: (form, use) => {
      const ranked = baseForms(form, index, use).map(({ headword }) => headword)
      // What `resolve` guesses for Crewe (crew) is no help where it is a name.
      const isUnknownName = ranked.length === 0 && isLikelyName(undefined, index, use)
      return idsOf(isUnknownName ? [] : [...ranked, ...headwords(form)])
    },
    isName: (form, use) => isLikelyName(baseForms(form, index, use)[0]?.headword, index, use),
    shortFor: (form, use) => {
      const short = shortFormUse(form, index, use)
      return short?.isLikelier ? short.words : []
    },
    affixOf: (form) => baseForms(form, index)[0]?.affix,
    usesOf: (form, use) => formUses(form, index, use),
  }
}
