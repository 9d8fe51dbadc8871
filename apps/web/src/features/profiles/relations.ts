import type { Connection, Profile } from '@wordhoard/contracts/profiles'

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
