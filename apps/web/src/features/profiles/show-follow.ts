import type { InfiniteData, QueryClient } from '@tanstack/react-query'
import type { Connection, Profile } from '@wordhoard/contracts/profiles'
import { profileQueries, relationKeys } from './profiles.queries'
import { withFollow, withRowFollow } from './relations'

/** Updates all cached queries once the viewer follows a user or has stopped following them. */
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
