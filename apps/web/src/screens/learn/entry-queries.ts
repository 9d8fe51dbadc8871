import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { getSpells, getTopDefinitions } from '@wordhoard/contracts/dictionary'
import { listEncounters } from '@wordhoard/contracts/encounters'
import { langQuery, translationLang } from '../../languages/my-language.store'
import { call } from '../../session/call'

/** The entries of these words, in this order. */
export const entriesOf = (ids: readonly number[]) =>
  queryOptions({
    queryKey: ['dict', 'bulk', ids, translationLang() ?? ''] as const,
    queryFn: ({ signal }) => call(getSpells, { body: [...ids], query: langQuery() }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** The sentence in which the learner met a word, and the definitions that fit it, best first. */
export const sentenceQuery = (spellId: number) =>
  queryOptions({
    queryKey: ['learn', 'met-sentence', spellId] as const,
    queryFn: async ({ signal }) => {
      const { sentences } = await call(listEncounters, { params: { spell_id: spellId } }, { signal })
      // A sentence for which the learner chose a meaning tells most.
      const met = sentences.find(({ definition_id }) => definition_id !== null) ?? sentences[0]
      if (!met) return null
      if (met.definition_id !== null) return { ...met, definitionIds: [met.definition_id] }
      const query = { spell_id: spellId, context: met.sentence, ...(met.topic && { topic: met.topic }) }
      const { top_definition_ids } = await call(getTopDefinitions, { query }, { signal })
      return { ...met, definitionIds: top_definition_ids }
    },
    staleTime: 60_000,
  })

/** Fetches the entries of words with their sentences, so that they are there when a session shows them. */
export async function fetchEntries(client: QueryClient, ids: readonly number[]): Promise<void> {
  await Promise.all([
    client.prefetchQuery(entriesOf(ids)),
    ...ids.map((id) => client.prefetchQuery(sentenceQuery(id))),
  ])
}
