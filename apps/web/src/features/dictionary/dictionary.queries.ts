import { queryOptions } from '@tanstack/react-query'
import { getSpell, getWordRelatives, type Spell, searchWords } from '@wordhoard/contracts/dictionary'
import { langQuery, translationLang } from '../../languages/my-language.store'
import { call } from '../../session/call'
import { freshFor } from './pack/fresh-for'
import { orFromPack } from './pack/or-from-pack'
import { queryFetchedAhead } from './prefetch/fetched-ahead'

/** The dictionary changes only with a new installation, not while somebody reads. */
export const forever = { staleTime: Number.POSITIVE_INFINITY, gcTime: 30 * 60_000 } as const

export const dictionaryQueries = {
  /** An entry by its id, in the learner's language too. */
  spell: (id: number) =>
    queryOptions({
      queryKey: ['dict', 'spell', id, translationLang() ?? ''] as const,
      queryFn: ({ signal }): Promise<Spell> =>
        orFromPack(
          () => call(getSpell, { params: { id }, query: langQuery() }, { signal }),
          (pack) => pack.findInPack(id),
        ),
      staleTime: ({ state }) => freshFor(state.data),
      gcTime: forever.gcTime,
    }),

  /** The word family of an entry, and phrases that contain it. */
  relatives: (id: number) =>
    queryOptions({
      queryKey: ['dict', 'relatives', id] as const,
      queryFn: ({ signal }) => call(getWordRelatives, { params: { id } }, { signal }),
      ...forever,
    }),

  /** Words with a similar spelling, suggested when a word is unknown. */
  alike: (text: string) =>
    queryOptions({
      queryKey: ['dict', 'alike', text] as const,
      queryFn: ({ signal }) => call(searchWords, { params: { text } }, { signal }),
      ...forever,
    }),

  fetchedAhead: queryFetchedAhead,
}
