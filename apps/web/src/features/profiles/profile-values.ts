import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'

/** What the settings form holds. */
export interface ProfileValues {
  first_name: string
  last_name: string
  username: string
  bio: string
  avatarId: string | null
}

export function profileValues({
  first_name,
  last_name,
  username,
  bio,
  avatarId,
}: OwnUserInfo): ProfileValues {
  return { first_name, last_name, username, bio, avatarId }
}

/** The call's fields bear the same names as the form's. */
export const profileFields = {
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username',
  bio: 'bio',
  avatarId: 'avatarId',
} as const
