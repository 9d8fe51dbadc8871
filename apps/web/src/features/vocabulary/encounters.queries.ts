import { queryOptions } from '@tanstack/react-query'
import { countLookup, listEncounters } from '@wordhoard/contracts/encounters'
import { call } from '../../session/call'
import { vocabularyQueries } from './vocabulary.queries'

/** Query for a word's encounters. Its key extends the word's own, so that refreshing the word refreshes them too. */
export const encountersOf = (spellId: number) =>
  queryOptions({
    queryKey: [...vocabularyQueries.item(spellId).queryKey, 'encounters'] as const,
    queryFn: ({ signal }) => call(listEncounters, { params: { spell_id: spellId } }, { signal }),
    staleTime: 0,
  })

/** A look-up while reading: the word, its sentence, the title of the text, and the article's id if it is one. */
export interface Lookup {
  readonly spellId: number
  readonly sentence: string
  readonly source: string
  readonly articleId: number | undefined
}

/** Counts a look-up. Only logs a failure, which doesn't matter to the reader. */
export async function countLookupOf({ spellId, sentence, source, articleId }: Lookup): Promise<void> {
  try {
    await call(countLookup, {
      body: {
        spell_id: spellId,
        context: sentence,
        source,
        ...(articleId !== undefined && { article_id: articleId }),
      },
    })
  } catch (error) {
    console.info('The look-up was not counted:', error)
  }
}
