// @vitest-environment jsdom

import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { getChat, listChats, listMuted, muteMember } from '@wordhoard/contracts/chats'
import { describe, expect, it, vi } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { BEN, chatListItem, message } from '../../testing/messages'
import { ME, openPage, toasts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { chatQueries, updateList, withoutDuplicates } from './chats.queries'
import type { LiveEvent } from './live/live'
import { pause } from './pause'

const server = openPage()
const { queryKey } = chatQueries.list()
const newMessage = (chat_id: number, id: number): LiveEvent => ({
  name: 'message',
  data: { ...message(id), chat_id },
})

async function loadList(count: number, pages = 1) {
  server.answer(listChats, ({ query }) => {
    const offset = Number(query.offset)
    return Array.from({ length: Math.min(50, count - offset) }, (_, at) => chatListItem(offset + at + 1))
  })
  await queryClient.fetchInfiniteQuery({ ...chatQueries.list(), pages })
  server.forgetRequests()
}
const listed = () => queryClient.getQueryData(queryKey)?.pages.map((page) => page.map(({ id }) => id)) ?? []
const isStale = () => queryClient.getQueryState(queryKey)?.isInvalidated === true

describe('the list of chats', () => {
  it('moves a chat from a later page to the front and keeps the length of every page', async () => {
    await loadList(80, 2)
    updateList(queryClient, newMessage(70, 99), ME)
    const [first, second] = listed()
    expect(first?.slice(0, 3)).toEqual([70, 1, 2])
    expect([first?.length, second?.length]).toEqual([50, 30])
    expect(new Set([...first!, ...second!]).size).toBe(80)
    expect(isStale()).toBe(false)
    expect(server.requestsTo(listChats)).toEqual([])
  })

  it.each<[string, LiveEvent]>([
    ['a chat that is not in it', newMessage(500, 99)],
    ['a change of access', { name: 'access', data: { chat_id: 1 } }],
    ['a gap', { name: 'reload' }],
    [
      'a read mark that leaves something unread',
      { name: 'read', data: { chat_id: 3, user_id: ME, last_read_message_id: 5 } },
    ],
  ])('asks the server after %s', async (_, event) => {
    await loadList(3)
    updateList(queryClient, newMessage(3, 98), ME)
    updateList(queryClient, event, ME)
    expect(isStale()).toBe(true)
  })

  it('does not refetch when the stream comes back, because it has caught up', async () => {
    await loadList(3)
    updateList(queryClient, { name: 'reconnected' }, ME)
    expect(isStale()).toBe(false)
  })

  it('keeps a message that arrives while an older list is on its way', async () => {
    await loadList(3)
    await renderHook(() => useInfiniteQuery(chatQueries.list()), undefined)
    await until(() => expect(queryClient.isFetching()).toBe(0))
    const held = server.hold(listChats)
    updateList(queryClient, { name: 'reload' }, ME)
    await until(() => expect(held).toHaveLength(1))
    const older = [chatListItem(1), chatListItem(2), chatListItem(3)]
    updateList(queryClient, newMessage(3, 99), ME)
    expect(listed()).toEqual([[3, 1, 2]])
    await until(() => expect(held).toHaveLength(2))
    held[0]?.answer(older)
    held[1]?.answer([chatListItem(3, { message_id: 99 }), chatListItem(1), chatListItem(2)])
    await until(() => expect(queryClient.isFetching()).toBe(0))
    expect(listed()).toEqual([[3, 1, 2]])
  })

  it('asks once more after a message that arrives while it is loaded for the first time', async () => {
    const held = server.hold(listChats)
    await renderHook(() => useInfiniteQuery(chatQueries.list()), undefined)
    await until(() => expect(held).toHaveLength(1))
    updateList(queryClient, newMessage(1, 99), ME)
    held[0]?.answer([])
    await until(() => expect(held).toHaveLength(2))
    held[1]?.answer([chatListItem(1)])
    await until(() => expect(listed()).toEqual([[1]]))
  })

  it('loses no further page that was asked for just before a message', async () => {
    await loadList(80)
    const hook = await renderHook(() => useInfiniteQuery(chatQueries.list()), undefined)
    await until(() => expect(queryClient.isFetching()).toBe(0))
    await runInAct(() => void hook.current.fetchNextPage())
    updateList(queryClient, newMessage(3, 99), ME)
    await until(() => expect(queryClient.isFetching()).toBe(0))
    expect(listed().map(({ length }) => length)).toEqual([50, 30])
  })

  it('ignores events before it has been loaded', () => {
    updateList(queryClient, newMessage(1, 99), ME)
    expect(listed()).toEqual([])
  })

  it('lists a chat once that moved while its pages were loading', () => {
    const pages = [
      [chatListItem(1), chatListItem(2)],
      [chatListItem(2), chatListItem(3)],
    ]
    expect(withoutDuplicates(pages).map(({ id }) => id)).toEqual([1, 2, 3])
  })

  it('has a next page exactly when the last page is full', () => {
    const { getNextPageParam } = chatQueries.list()
    const full = Array.from({ length: 50 }, (_, at) => chatListItem(at + 1))
    expect(getNextPageParam(full, [full], 0, [0])).toBe(50)
    expect(getNextPageParam(full, [full, full], 50, [0, 50])).toBe(100)
    expect(getNextPageParam(full.slice(1), [full.slice(1)], 0, [0])).toBeUndefined()
  })
})

describe('a pause', () => {
  const detail = (muted_until: string | null) => ({
    chat: { id: 4, created_at: '2026-11-21T10:00:00.000Z', is_open: true },
    classroom: { id: 1, name: '7b', school_username: 'hill', is_archived: false },
    user: null,
    current_chat_member: { last_read_message_id: null, muted_until },
    participant_last_read_message_id: null,
    abilities: {
      write: muted_until === null,
      moderate: false,
      silence: muted_until === null ? null : ('muted' as const),
    },
  })

  it('is refetched when it ends, because the server sends no event', async () => {
    vi.useFakeTimers()
    const answers = [detail(new Date(Date.now() + 60_000).toISOString()), detail(null)]
    server.answer(getChat, () => answers.shift()!)
    const hook = await renderHook(() => useQuery(chatQueries.chat(4)), undefined)
    const pass = (ms: number) => runInAct(() => vi.advanceTimersByTimeAsync(ms))
    await pass(100)
    expect(hook.current.data?.abilities.write).toBe(false)
    await pass(59_000)
    expect(server.requestsTo(getChat)).toHaveLength(1)
    await pass(3_000)
    expect(hook.current.data?.abilities.write).toBe(true)
    await pass(600_000)
    expect(server.requestsTo(getChat)).toHaveLength(2)
  })

  it('is polled, but not constantly, when this device’s clock says it is already over', async () => {
    vi.useFakeTimers()
    server.answer(listMuted, [{ user: BEN, muted_until: new Date(Date.now() - 3_600_000).toISOString() }])
    await renderHook(() => useQuery(chatQueries.muted(4)), undefined)
    await runInAct(() => vi.advanceTimersByTimeAsync(10_500))
    expect(server.requestsTo(listMuted).length).toBeGreaterThan(5)
    expect(server.requestsTo(listMuted).length).toBeLessThan(13)
  })

  it('shows whether it succeeded and refetches the paused students', async () => {
    queryClient.setQueryData(chatQueries.muted(4).queryKey, [])
    server.answer(muteMember, { muted_until: null })
    await pause(4, 2, 10, 'Ben is paused')
    expect(server.requestsTo(muteMember)[0]).toMatchObject({
      params: { id: '4', user_id: '2' },
      body: { minutes: 10 },
    })
    server.refuse(muteMember, 404, 'member_not_found', 'We can’t find that member.')
    await pause(4, 2, 0, 'Ben may write')
    expect(toasts()).toMatchObject([
      { text: 'Ben is paused', tone: 'success' },
      { text: 'We can’t find that member.', tone: 'error' },
    ])
    await until(() =>
      expect(queryClient.getQueryState(chatQueries.muted(4).queryKey)?.isInvalidated).toBe(true),
    )
  })
})
