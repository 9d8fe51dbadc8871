import { type DictionaryIndex, loadLexicon } from '@wordhoard/dictionary/lexicon/load-lexicon'
import { WordSearch } from '@wordhoard/dictionary/lexicon/word-search'
import { resolve } from '@wordhoard/lexicon/base-forms'
import { buildPhraseIndex, type PhraseIndex } from '@wordhoard/lexicon/phrases'
import type pg from 'pg'
import { DocumentStore } from './document-store'
import { loadPhrases } from './load-phrases'

/** The dictionary as the process holds it: the index in memory, the documents in the database behind a cache. */
export interface Dictionary {
  readonly index: DictionaryIndex
  readonly search: WordSearch
  readonly phrases: PhraseIndex
  readonly documents: DocumentStore
  /** Spell ids that a written form stands for, best first. */
  resolve(form: string): number[]
}

/** Loads the index of the database's dictionary. */
export async function openDictionary(pool: pg.Pool): Promise<Dictionary> {
  const index = await loadLexicon(pool)
  const headwords = (form: string) => resolve(form, index)
  return {
    index,
    search: new WordSearch(index, headwords),
    phrases: buildPhraseIndex(await loadPhrases(pool)),
    documents: new DocumentStore(pool),
    resolve: (form) => {
      const ids: number[] = []
      for (const headword of headwords(form)) {
        const id = index.idOf(headword)
        if (id !== undefined && !ids.includes(id)) ids.push(id)
      }
      return ids
    },
  }
}
