import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { type ArticleSummary, listArticles } from '@wordhoard/contracts/articles'
import { listVocabularies, searchVocabularies } from '@wordhoard/contracts/custom-vocabulary'
import { formatCount } from '../../../lib/format-count'
import { call } from '../../../session/call'
import type { AssignmentChoice } from './assignment-choice'
import { assignmentChoiceMessages } from './new-assignment-messages'

/** Maximum number of texts or lists shown per search; teachers narrow them down by searching. */
const MAX_CHOICES = 50

function choiceOf({ id, title, access_modifier, level, word_count }: ArticleSummary): AssignmentChoice {
  const isPrivate = access_modifier === 'private'
  const facts = [level, formatCount(word_count, 'word'), isPrivate && assignmentChoiceMessages.isPrivate]
    .filter(Boolean)
    .join(' · ')
  return { kind: 'article', id, title, isPrivate, facts }
}

/**
 * What a teacher can choose from. The keys begin like those of article and word lists, so that both are invalidated
 * together.
 */
export const choiceQueries = {
  /** @param userId the author of the texts; undefined for all public ones */
  texts: (search: string, userId: number | undefined) =>
    queryOptions({
      queryKey: ['articles', 'to-assign', userId ?? null, search] as const,
      queryFn: async ({ signal }) => {
        const query = {
          limit: MAX_CHOICES,
          ...(search && { search }),
          ...(userId !== undefined && { user_id: userId }),
        }
        return (await call(listArticles, { query }, { signal })).map(choiceOf)
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),

  ownLists: () =>
    queryOptions({
      queryKey: ['vocabulary', 'to-assign'] as const,
      queryFn: async ({ signal }): Promise<AssignmentChoice[]> =>
        (await call(listVocabularies, {}, { signal })).map(({ id, name, access_modifier, stat }) => {
          const isPrivate = access_modifier === 'private'
          const facts = [
            formatCount(stat.total_spells, 'word'),
            isPrivate && assignmentChoiceMessages.isPrivate,
          ]
            .filter(Boolean)
            .join(' · ')
          return { kind: 'vocabulary', id, title: name, isPrivate, facts }
        }),
      staleTime: 0,
    }),

  publicLists: (search: string) =>
    queryOptions({
      queryKey: ['vocabulary', 'public-to-assign', search] as const,
      queryFn: async ({ signal }): Promise<AssignmentChoice[]> => {
        const query = { limit: MAX_CHOICES, ...(search && { search }) }
        const found = await call(searchVocabularies, { query }, { signal })
        return found.map(({ id, name, username, total_spells }) => {
          const facts = `${formatCount(total_spells, 'word')} · ${assignmentChoiceMessages.byOwner(username)}`
          return { kind: 'vocabulary', id, title: name, isPrivate: false, facts }
        })
      },
      placeholderData: keepPreviousData,
      staleTime: 0,
    }),
}
