import { type QueryClient, useQuery } from '@tanstack/react-query'
import type { OutboxEntry } from '../../../device/outbox/kinds'
import { useWaiting } from '../../../device/outbox/waiting.store'
import { useSession } from '../../../session/session.store'
import { waitingArticleMessages } from './messages'

/** An article of one's own, or changes to one, that the server doesn't have yet or has refused. */
export type KeptArticle = OutboxEntry<'article'>

const KEY = 'kept-articles'

async function readKeptArticles(userId: number): Promise<KeptArticle[]> {
  const { readEntries } = await import('../../../device/outbox/entries')
  return readEntries(userId, 'article')
}

/** Returns the articles that wait on this device; undefined until they have been read. Loads nothing if there are none. */
export function useKeptArticles(): readonly KeptArticle[] | undefined {
  const count = useWaiting(({ kinds, refused }) => (kinds.article ?? 0) + refused)
  const userId = useSession(({ user }) => user?.user_id)
  const isPossible = count > 0 && userId !== undefined
  const { data, isError } = useQuery({
    queryKey: [KEY, userId, count] as const,
    queryFn: () => readKeptArticles(userId ?? 0),
    enabled: isPossible,
    placeholderData: (before) => before,
    staleTime: 0,
    retry: false,
  })
  return isPossible && !isError ? data : []
}

/** Makes those who show them read them again. */
export function refreshKeptArticles(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: [KEY] })
}

/** Says what is the matter with it. */
export function describeKept({ refusal, content }: KeptArticle): string {
  if (refusal !== null) return waitingArticleMessages.refused(refusal)
  return content.id === null ? waitingArticleMessages.isNew : waitingArticleMessages.isChanged
}
