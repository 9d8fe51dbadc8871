import type { Connection, Profile } from '@wordhoard/contracts/profiles'

/** Returns the profile with the viewer following its owner or not. Returns the same object if nothing changes. */
export function withFollow(profile: Profile, isFollowed: boolean): Profile {
  if (profile.is_followed === isFollowed) return profile
  const { followers, following } = profile.connections_num
  return {
    ...profile,
    is_followed: isFollowed,
    connections_num: { followers: Math.max(0, followers + (isFollowed ? 1 : -1)), following },
  }
}

/** Returns a list's pages with the viewer following one of the users or not. No row is removed. */
export function withRowFollow<Pages extends readonly (readonly Connection[])[]>(
  pages: Pages,
  id: number,
  isFollowed: boolean,
): Connection[][] {
  return pages.map((rows) =>
    rows.map((row) => (row.user_info.id === id ? { ...row, is_followed: isFollowed } : row)),
  )
}
