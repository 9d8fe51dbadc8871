import { dictionaryQueries } from '../../features/dictionary/dictionary.queries'
import { parsePathId } from '../../lib/path-id'
import { queryClient } from '../../shell/query-client'

/** Starts fetching the word at an address while the screen's code is still loading. */
export async function prefetchWord(pathname: string): Promise<void> {
  const id = parsePathId(pathname.split('/')[2])
  if (id !== undefined) await queryClient.prefetchQuery(dictionaryQueries.spell(id))
}
