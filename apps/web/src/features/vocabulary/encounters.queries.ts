import { queryOptions } from '@tanstack/react-query'
import { countLookup, listEncounters } from '@wordhoard/contracts/encounters'
import { callOrKeep } from '../../device/outbox/call-or-keep'
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

/** Counts a look-up, or keeps it until the server can be reached. Only logs a failure, which doesn't matter to the reader. */
export async function countLookupOf({ spellId, sentence, source, articleId }: Lookup): Promise<void> {
  try {
    const body = {
      spell_id: spellId,
      context: sentence,
      source,
      ...(articleId !== undefined && { article_id: articleId }),
    }
    await callOrKeep('lookup', body, (idempotencyKey) => call(countLookup, { body }, { idempotencyKey }))
  } catch (error) {
    console.info('The look-up was not counted:', error)
  }
}
