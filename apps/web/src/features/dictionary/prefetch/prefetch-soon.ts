import type { QueryClient } from '@tanstack/react-query'
import { fetchOnce } from '../../../ui/fetch-once'
import type { TextSenses } from '../text-senses'
import type { WordQuery } from '../word-query'

// Showing a text needs none of it.
const code = fetchOnce(() => import('./prefetch'))

/** Loads the code of `prefetchWordsSoon` and `prefetchLookUpSoon` at the first sign of use. */
export const preloadPrefetch = code.preload

const noteFailure = (error: unknown) => console.info('Words could not be prefetched:', error)

/** Works like `prefetchWords`, with code that is loaded first. */
export function prefetchWordsSoon(client: QueryClient, words: readonly string[]): void {
  code.fetch().then(({ prefetchWords }) => prefetchWords(client, words), noteFailure)
}

/** Works like `prefetchLookUp`, with code that is loaded first. */
export function prefetchLookUpSoon(
  client: QueryClient,
  word: WordQuery,
  topic: string,
  senses: TextSenses | null,
): void {
  const loaded = code.now()
  if (loaded) loaded.prefetchLookUp(client, word, topic, senses)
  else code.fetch().then(({ prefetchLookUp }) => prefetchLookUp(client, word, topic, senses), noteFailure)
}
