import { queryOptions } from '@tanstack/react-query'
import type { Spell } from '@wordhoard/contracts/dictionary'
import { translationLang } from '../../../languages/my-language.store'

/**
 * Entries of a word that were prefetched, in dictionary order. This query never fetches: prefetch.ts fills the cache.
 */
export const queryFetchedAhead = (text: string) =>
  queryOptions<Spell[]>({
    queryKey: ['dict', 'fetched-ahead', text, translationLang() ?? ''],
    enabled: false,
  })
