import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { explainWord, getKnowledge } from '@wordhoard/contracts/learner/knowledge'
import { call } from '../../session/call'

const KNOWLEDGE = 'knowledge'

/** Queries for what the learner is thought to know. Whatever they do changes it, so each screen asks again. */
export const knowledgeQueries = {
  /** About how many words the learner knows. */
  mine: () =>
    queryOptions({
      queryKey: [KNOWLEDGE, 'mine'] as const,
      queryFn: ({ signal }) => call(getKnowledge, {}, { signal }),
      staleTime: 0,
    }),

  /** Why a word is thought known or unknown. */
  word: (headword: string) =>
    queryOptions({
      queryKey: [KNOWLEDGE, 'word', headword.toLowerCase()] as const,
      queryFn: ({ signal }) => call(explainWord, { params: { word: headword } }, { signal }),
      staleTime: 0,
    }),
}

/** Fetches again what is thought of the learner, wherever it is shown. */
export function invalidateKnowledge(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KNOWLEDGE] })
}
