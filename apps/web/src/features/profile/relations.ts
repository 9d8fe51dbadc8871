import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Connection, Profile } from '@wordhoard/contracts/people'
import { profileQueries, relationKeys } from './profile.queries'

/** A profile once the viewer follows its owner, or does no longer. The same object when that is so already. */
export function withFollow(profile: Profile, isFollowed: boolean): Profile {
  if (profile.is_followed === isFollowed) return profile
  const { followers, following } = profile.connections_num
  return {
    ...profile,
    is_followed: isFollowed,
    connections_num: { followers: Math.max(0, followers + (isFollowed ? 1 : -1)), following },
  }
}

/** Pages of a list in which the viewer follows somebody, or does no longer; nobody leaves it. */
export function withRowFollow<Pages extends readonly (readonly Connection[])[]>(
  pages: Pages,
  id: number,
  isFollowed: boolean,
): Connection[][] {
  return pages.map((rows) =>
    rows.map((row) => (row.user_info.id === id ? { ...row, is_followed: isFollowed } : row)),
  )
}

/** Writes into everything that is on the screen or kept for it that the viewer follows somebody, or does no longer. */
export function showFollow(client: QueryClient, id: number, isFollowed: boolean): void {
  client.setQueriesData<Profile>({ queryKey: relationKeys.profiles }, (profile) =>
    profile?.user_info.id === id ? withFollow(profile, isFollowed) : profile,
  )
  client.setQueriesData<InfiniteData<Connection[]>>(
    { queryKey: relationKeys.connections },
    (data) => data && { ...data, pages: withRowFollow(data.pages, id, isFollowed) },
  )
  client.setQueryData(
    profileQueries.myNumbers().queryKey,
    (numbers) => numbers && { ...numbers, following: Math.max(0, numbers.following + (isFollowed ? 1 : -1)) },
  )
}
