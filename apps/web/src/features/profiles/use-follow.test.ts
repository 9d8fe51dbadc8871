// @vitest-environment jsdom
import type { Connection, Profile } from '@wordhoard/contracts/profiles'
import {
  follow,
  getMyConnectionsNum,
  getProfile,
  listFollowing,
  unfollow,
} from '@wordhoard/contracts/profiles'
import { beforeEach, describe, expect, it } from 'vitest'
import { queryClient } from '../../shell/query-client'
import { ME, openPage, toasts, until } from '../../testing/page'
import { renderHook, runInAct } from '../../testing/render-hook'
import { profileQueries, refreshRelations } from './profiles.queries'
import { showFollow } from './show-follow'
import { useFollow } from './use-follow'

const server = openPage()
const info = (id: number) => ({
  id,
  username: `user${id}`,
  first_name: '',
  last_name: '',
  bio: '',
  avatarId: null,
})
const profile = (id: number, is_followed: boolean, followers = 10): Profile => ({
  user_info: { ...info(id), created_at: null },
  connections_num: { followers, following: 3 },
  is_followed,
  chat_id: null,
  follows_me: false,
  is_blocked: false,
  is_me: false,
  vocabularies_num: null,
  articles_num: null,
  abilities: { write: true, follow: true, see_connections: true, block: true, report: true },
})
const connection = (id: number, is_followed: boolean): Connection => ({
  user_info: info(id),
  is_followed,
  created_at: '2026-11-21T10:00:00.000Z',
})
const profileKey = profileQueries.of('user2').queryKey
const listKey = profileQueries.connections({ id: ME, side: 'following', isMine: true }).queryKey
const numbersKey = profileQueries.myNumbers().queryKey

/** Collects what all parts of the page show about following user 2. */
function followState() {
  const known = queryClient.getQueryData(profileKey)
  const rows = queryClient.getQueryData(listKey)?.pages.flat()
  return {
    isFollowed: known?.is_followed,
    followers: known?.connections_num.followers,
    inList: rows?.find(({ user_info }) => user_info.id === 2)?.is_followed,
    rows: rows?.length,
    following: queryClient.getQueryData(numbersKey)?.following,
  }
}
const [followed, notFollowed] = [
  { isFollowed: true, followers: 11, inList: true, rows: 2, following: 6 },
  { isFollowed: false, followers: 10, inList: false, rows: 2, following: 5 },
]

beforeEach(() => {
  queryClient.setQueryData(profileKey, profile(2, false))
  queryClient.setQueryData(listKey, {
    pages: [[connection(2, false)], [connection(3, true)]],
    pageParams: [0, 50],
  })
  queryClient.setQueryData(numbersKey, { followers: 1, following: 5 })
  server.answer(follow, { is_followed: true })
  server.answer(unfollow, { is_followed: false })
})

describe('following a user', () => {
  const open = () => renderHook(() => useFollow(), undefined)
  const want = (isWanted: boolean) => ({ id: 2, username: 'user2', isWanted })

  it('shows everywhere before the server has answered, and refetches afterwards', async () => {
    const held = server.hold(follow)
    const press = await open()
    await runInAct(() => press.current(want(true)))
    await until(() => expect(followState()).toEqual(followed))
    await until(() => expect(held).toHaveLength(1))
    expect(queryClient.getQueryState(numbersKey)?.isInvalidated).toBe(false)
    held[0]?.answer({ is_followed: true })
    await until(() => expect(queryClient.getQueryState(numbersKey)?.isInvalidated).toBe(true))
    expect(queryClient.getQueryState(listKey)?.isInvalidated).toBe(true)
  })

  it.each([
    ['forbidden', 'You’ve blocked this person, or their profile is private. Check their profile.'],
    ['user_not_found', 'User not found'],
  ])('is rolled back everywhere and explained when it is refused as %s', async (code, reason) => {
    server.refuse(follow, code === 'forbidden' ? 403 : 404, code, 'User not found')
    const press = await open()
    await runInAct(() => press.current(want(true)))
    await until(() => expect(toasts()).toHaveLength(1))
    expect(toasts()[0]).toMatchObject({ text: `You’re not following @user2. ${reason}`, tone: 'error' })
    expect(followState()).toEqual(notFollowed)
  })

  it('sends presses one after another, so that the last one wins', async () => {
    const first = server.hold(follow)
    const second = server.hold(unfollow)
    const press = await open()
    await runInAct(() => {
      press.current(want(true))
      press.current(want(false))
    })
    await until(() => expect(first).toHaveLength(1))
    expect(second).toHaveLength(0)
    first[0]?.answer({ is_followed: true })
    await until(() => expect(second).toHaveLength(1))
    expect(followState()).toEqual(notFollowed)
    expect(queryClient.getQueryState(numbersKey)?.isInvalidated).toBe(false)
    second[0]?.answer({ is_followed: false })
    await until(() => expect(queryClient.getQueryState(numbersKey)?.isInvalidated).toBe(true))
  })

  it('is not overwritten by the answer to an earlier request', async () => {
    const held = server.hold(getProfile)
    server.hold(follow)
    const asked = queryClient.fetchQuery(profileQueries.of('user2')).catch(() => undefined)
    await until(() => expect(held).toHaveLength(1))
    const press = await open()
    await runInAct(() => press.current(want(true)))
    expect(held[0]?.request.signal?.aborted).toBe(true)
    await asked
    await until(() => expect(followState().isFollowed).toBe(true))
  })

  it('leads back to the original state when stopped, and leaves other people alone', () => {
    showFollow(queryClient, 2, true)
    expect(followState()).toEqual(followed)
    showFollow(queryClient, 2, false)
    expect(followState()).toEqual(notFollowed)
    showFollow(queryClient, 9, true)
    expect(followState()).toEqual({ ...notFollowed, following: 6 })
  })

  it('works when nothing is cached', () => {
    queryClient.clear()
    showFollow(queryClient, 2, true)
    expect(followState()).toEqual({})
  })
})

describe('a list of people', () => {
  it('continues after the people who are still on the server’s list', () => {
    const full = Array.from({ length: 50 }, (_, at) => connection(at, at !== 7))
    const own = profileQueries.connections({ id: ME, side: 'following', isMine: true })
    const others = profileQueries.connections({ id: 2, side: 'following', isMine: false })
    expect(own.getNextPageParam(full, [full], 0, [0])).toBe(49)
    expect(others.getNextPageParam(full, [full], 0, [0])).toBe(50)
  })

  it('is not refetched while it is open, but the numbers are', async () => {
    server.answer(getMyConnectionsNum, { followers: 1, following: 6 })
    server.answer(listFollowing, [])
    const { useQuery, useInfiniteQuery } = await import('@tanstack/react-query')
    const once = { staleTime: Number.POSITIVE_INFINITY }
    await renderHook(() => {
      useQuery({ ...profileQueries.myNumbers(), ...once })
      useInfiniteQuery({
        ...profileQueries.connections({ id: ME, side: 'following', isMine: true }),
        ...once,
      })
    }, undefined)
    await runInAct(() => refreshRelations(queryClient))
    expect(server.requestsTo(getMyConnectionsNum)).toHaveLength(1)
    expect(server.requestsTo(listFollowing)).toEqual([])
  })
})
