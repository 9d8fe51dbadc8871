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

/** What every key begins with. */
const PROFILE = 'profile'
/** People on a page of a list. */
const PAGE = 50

export type Side = 'followers' | 'following'

interface ConnectionList {
  /** Whose list. */
  readonly id: number
  readonly side: Side
  readonly isMine: boolean
}

/** Whoever is unfollowed leaves the own list on the server at once. */
const isFollowed = ({ is_followed }: Connection) => is_followed

/** People and what stands between them. All of it changes by what others do, so each screen that opens asks anew. */
export const profileQueries = {
  /** The own profile. */
  mine: () =>
    queryOptions({
      queryKey: [PROFILE, 'mine'] as const,
      queryFn: ({ signal }) => call(getMyUserInfo, {}, { signal }),
    }),

  /** Somebody's profile as the viewer sees it; a 404 when there is nobody, or nobody for this viewer. */
  of: (username: string) =>
    queryOptions({
      queryKey: [PROFILE, 'of', username.toLowerCase()] as const,
      queryFn: ({ signal }) => call(getProfile, { params: { username } }, { signal }),
      staleTime: 0,
    }),

  /** How many follow the viewer, and how many the viewer follows. */
  myNumbers: () =>
    queryOptions({
      queryKey: [PROFILE, 'my-numbers'] as const,
      queryFn: ({ signal }) => call(getMyConnectionsNum, {}, { signal }),
      staleTime: 0,
    }),

  /** Who follows somebody, or whom they follow, the newest first. */
  connections: ({ id, side, isMine }: ConnectionList) =>
    infiniteQueryOptions({
      queryKey: [PROFILE, 'connections', id, side] as const,
      queryFn: ({ pageParam, signal }) =>
        call(
          side === 'followers' ? listFollowers : listFollowing,
          { params: { id }, query: { offset: pageParam, limit: PAGE } },
          { signal },
        ),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) =>
        nextOffset(pages, PAGE, isMine && side === 'following' ? isFollowed : undefined),
      staleTime: 0,
    }),

  /** What the own profile shows. */
  privacy: () =>
    queryOptions({
      queryKey: [PROFILE, 'privacy'] as const,
      queryFn: ({ signal }) => call(getMyPrivacy, {}, { signal }),
      staleTime: 0,
    }),

  /** Whom the viewer has blocked, the latest first. */
  blocked: () =>
    infiniteQueryOptions({
      queryKey: [PROFILE, 'blocked'] as const,
      queryFn: ({ pageParam, signal }) =>
        call(listBlocked, { query: { offset: pageParam, limit: PAGE } }, { signal }),
      initialPageParam: 0,
      getNextPageParam: (_last, pages) => nextOffset(pages, PAGE),
      staleTime: 0,
    }),
}

/** Keys of everything that says who follows whom. */
export const relationKeys = {
  profiles: [PROFILE, 'of'],
  connections: [PROFILE, 'connections'],
  myNumbers: profileQueries.myNumbers().queryKey,
} as const

/**
 * Asks again for everything that follows from who follows or blocks whom. A list that is being read stays as it is until it
 * is opened again: rows must not leave from under the finger that has pressed one of them.
 */
export async function refreshRelations(client: QueryClient): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: relationKeys.profiles }),
    client.invalidateQueries({ queryKey: relationKeys.myNumbers }),
    client.invalidateQueries({ queryKey: relationKeys.connections, refetchType: 'none' }),
  ])
}

/** What others are shown of the viewer has changed. */
export function refreshProfiles(client: QueryClient): Promise<void> {
  return client.invalidateQueries({ queryKey: relationKeys.profiles })
}
