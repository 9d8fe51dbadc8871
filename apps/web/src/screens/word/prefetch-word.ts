import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { queryClient } from '../../shell/query-client'

/** Starts fetching the word at an address while the screen's code is still loading. */
export async function prefetchWord(pathname: string): Promise<void> {
  const id = wordId(pathname.split('/')[2])
  if (id !== undefined) await queryClient.prefetchQuery(dictionaryQueries.spell(id))
}

/** Parses the number in /word/{id}; undefined when it isn't a valid id. */
export function wordId(text: string | undefined): number | undefined {
  return text && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : undefined
}
