import { infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query'
import { getMyUserInfo } from '@wordhoard/contracts/my-profile'
import {
  type Connection,
  getMyConnectionsNum,
  getMyPrivacy,
  getProfile,
  listBlocked,
  listFollowers,
  listFollowing,
} from '@wordhoard/contracts/profiles'
import { nextOffset } from '../../http/paged'
import { call } from '../../session/call'

/** Prefix of every key. */
const PROFILE = 'profile'
/** Number of people on a page of a list. */
const PAGE_SIZE = 50

export type Side = 'followers' | 'following'

interface ConnectionList {
  /** The user whose list it is. */
  readonly id: number
  readonly side: Side
  readonly isMine: boolean
}

/** The server removes unfollowed people from the viewer's own list at once, so they don't count in the offset. */
const isFollowed = ({ is_followed }: Connection) => is_followed

/**
 * Queries for profiles and connections. All but `mine` are fetched again by each screen that opens, since other users
 * change them too.
 */
export const profileQueries = {
  /** The user's own profile. */
  mine: () =>
    queryOptions({
      queryKey: [PROFILE, 'mine'] as const,
      queryFn: ({ signal }) => call(getMyUserInfo, {}, { signal }),
    }),

  /** A profile as the viewer sees it; 404 if the user doesn't exist or isn't visible to the viewer. */
  of: (username: string) =>
    queryOptions({
      queryKey: [PROFILE, 'of', username.toLowerCase()] as const,
      queryFn: ({ signal }) => call(getProfile, { params: { username } }, { signal }),
      staleTime: 0,
    }),

  /** The viewer's numbers of followers and people followed. */
  myNumbers: () =>
    queryOptions({
      queryKey: [PROFILE, 'my-numbers'] as const,
      queryFn: ({ signal }) => call(getMyConnectionsNum, {}, { signal }),
      staleTime: 0,
    }),

  /** A user's followers, or the people they follow, newest first. */
  connections: ({ id, side, isMine }: ConnectionList) =>
    infiniteQueryOptions({
      queryKey: [PROFILE, 'connections', id, side] as const,
      queryFn: ({ pageParam, signal }) =>
        call(
          side === 'followers' ? listFollowers : listFollowing,
          { params: { id }, query: { offset: pageParam, limit: PAGE_SIZE } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) =>
        nextOffset(pages, PAGE_SIZE, isMine && side === 'following' ? isFollowed : undefined),
      staleTime: 0,
    }),

  /** The user's privacy settings. */
  privacy: () =>
    queryOptions({
      queryKey: [PROFILE, 'privacy'] as const,
      queryFn: ({ signal }) => call(getMyPrivacy, {}, { signal }),
      staleTime: 0,
    }),

  /** The people whom the viewer has blocked, latest first. */
  blocked: () =>
    infiniteQueryOptions({
      queryKey: [PROFILE, 'blocked'] as const,
      queryFn: ({ pageParam, signal }) =>
        call(listBlocked, { query: { offset: pageParam, limit: PAGE_SIZE } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages, PAGE_SIZE),
      staleTime: 0,
    }),
}

/** Keys of all queries that hold who follows whom. */
export const relationKeys = {
  profiles: [PROFILE, 'of'],
  connections: [PROFILE, 'connections'],
  myNumbers: profileQueries.myNumbers().queryKey,
} as const

/**
 * Refetches everything that depends on who follows or blocks whom. An open list is refetched only when it is opened
 * again: a row that was just pressed must not disappear.
 */
export async function refreshRelations(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: relationKeys.profiles }),
    client.invalidateQueries({ queryKey: relationKeys.myNumbers }),
    client.invalidateQueries({ queryKey: relationKeys.connections, refetchType: 'none' }),
  ])
}

/** Refetches public profiles after the user has changed what theirs shows. */
export function refreshProfiles(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: relationKeys.profiles })
}
