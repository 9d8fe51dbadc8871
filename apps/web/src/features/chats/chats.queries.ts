import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { type ChatListItem, getChat, listChats, listMuted } from '@wordhoard/contracts/chats'
import { getProfile } from '@wordhoard/contracts/profiles'
import { fetchAgain } from '../../lib/fetch-again'
import { call } from '../../session/call'
import { applyChange } from './listed-chats'
import type { LiveEvent } from './live/live'

const PAGE = 50

/**
 * Queries of chats. Each screen refetches when it opens, because chats change all the time, and shows cached data
 * meanwhile.
 */
export const chatQueries = {
  list: () =>
    infiniteQueryOptions({
      queryKey: ['chats', 'list'],
      queryFn: ({ pageParam, signal }) =>
        call(listChats, { query: { offset: pageParam, limit: PAGE } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (last, pages) => (last.length === PAGE ? pages.length * PAGE : undefined),
      staleTime: 0,
    }),

  chat: (id: number) =>
    queryOptions({
      queryKey: ['chats', 'chat', id],
      queryFn: ({ signal }) => call(getChat, { params: { id } }, { signal }),
      staleTime: 0,
      // The server sends no event when a pause ends.
      refetchInterval: ({ state }) => untilAfter(state.data?.current_chat_member.muted_until ?? null),
    }),

  /** Students whom teachers have paused in a classroom's chat. */
  muted: (id: number) =>
    queryOptions({
      queryKey: ['chats', 'muted', id],
      queryFn: ({ signal }) => call(listMuted, { params: { id }, query: { limit: 100 } }, { signal }),
      staleTime: 0,
      refetchInterval: ({ state }) => untilAfter(state.data?.[0]?.muted_until ?? null),
    }),

  /** Profile of a person the user may want to write to. */
  person: (username: string) =>
    queryOptions({
      queryKey: ['chats', 'person', username.toLowerCase()],
      queryFn: ({ signal }) => call(getProfile, { params: { username } }, { signal }),
      staleTime: 0,
    }),
}

/** Returns the ms until a moment has passed on the server too; false for no moment. */
function untilAfter(moment: string | null): number | false {
  return moment !== null && Math.max(Date.parse(moment) - Date.now(), 0) + 1_000
}

/** Joins the pages of the list; a chat that moved while they were loading appears once. */
export function withoutDuplicates(pages: readonly (readonly ChatListItem[])[]): ChatListItem[] {
  return [...new Map(pages.flat().map((chat) => [chat.id, chat])).values()]
}

/** Updates the list for an event; refetches it when only the server knows the result. */
export function updateList(client: QueryClient, event: LiveEvent, userId: number): void {
  const { queryKey } = chatQueries.list()
  const data = client.getQueryData(queryKey)
  if (event.name === 'reconnected') return
  const known =
    data && event.name !== 'reload' && event.name !== 'access'
      ? applyChange(withoutDuplicates(data.pages), event, userId)
      : undefined
  if (!data || !known) {
    void fetchAgain(client, queryKey)
    return
  }
  const isOnItsWay = client.isFetching({ queryKey }) > 0
  const pages = data.pages.map((_, n) => known.slice(n * PAGE, (n + 1) * PAGE))
  client.setQueryData(queryKey, { ...data, pages })
  // A list that is on its way may be older than the event, and would replace this one.
  if (isOnItsWay) void fetchAgain(client, queryKey)
}
