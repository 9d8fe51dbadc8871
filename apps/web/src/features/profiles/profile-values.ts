import type { OwnUserInfo } from '@wordhoard/contracts/my-profile'

/** Values of the settings form. */
export interface ProfileValues {
  first_name: string
  last_name: string
  username: string
  bio: string
  avatarId: string | null
  teaches: boolean
}

export function profileValues({
  first_name,
  last_name,
  username,
  bio,
  avatarId,
  teaches,
}: OwnUserInfo): ProfileValues {
  return { first_name, last_name, username, bio, avatarId, teaches }
}

/** Maps the call's fields to the form's, which have the same names. */
export const profileFields = {
  first_name: 'first_name',
  last_name: 'last_name',
  username: 'username',
  bio: 'bio',
  avatarId: 'avatarId',
  teaches: 'teaches',
} as const
