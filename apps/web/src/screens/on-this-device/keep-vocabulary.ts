import { getVocabulary } from '@wordhoard/contracts/custom-vocabulary'
import { getVocabularyStat, listMainVocabulary } from '@wordhoard/contracts/vocabulary'
import { type Keeping, keepEntries } from '../../features/on-device/keep-words'
import {
  latestFirst,
  listStateFrom,
  pageQuery,
  queryOfSaved,
} from '../../features/vocabulary/lists/list-state'
import { pageCount } from '../../features/vocabulary/lists/paging'
import { langQuery } from '../../languages/my-language.store'
import { call } from '../../session/call'

/** Maximum number of pages of saved words that are kept without being asked for. */
const MAX_PAGES = 10

/** Keeps a custom vocabulary: its pages as they're shown first, and the entries of its words. */
export async function keepVocabulary(id: number, keeping: Keeping): Promise<void> {
  const { source, signal } = keeping
  const state = listStateFrom(new URLSearchParams(), [])
  const ids: number[] = []
  for (let page = 1, pages = 1; page <= pages; page += 1) {
    const query = pageQuery({ ...state, page })
    const { vocabulary, stat } = await call(
      getVocabulary,
      { params: { id }, query },
      { signal, keepWith: source },
    )
    pages = pageCount(stat.total_spells, state.limit)
    ids.push(...vocabulary.map(({ spell_id }) => spell_id))
  }
  await keepEntries(ids, keeping)
}

/** Keeps the saved words as the vocabulary shows them first, and their entries. */
export async function keepSavedWords(keeping: Keeping): Promise<void> {
  const options = { signal: keeping.signal, keepWith: keeping.source }
  const state = listStateFrom(new URLSearchParams(), latestFirst)
  const ids: number[] = []
  await call(getVocabularyStat, {}, options)
  for (let page = 1, pages = 1; page <= Math.min(pages, MAX_PAGES); page += 1) {
    const query = { ...queryOfSaved({ ...state, page }), ...langQuery() }
    const { vocabulary, found } = await call(listMainVocabulary, { query }, options)
    pages = pageCount(found, state.limit)
    ids.push(...vocabulary.map(({ spell_id }) => spell_id))
  }
  await keepEntries(ids, keeping)
}
