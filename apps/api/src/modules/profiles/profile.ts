import type { Profile, PublicUserInfo } from '@wordhoard/contracts/profiles'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { profileAccess, profileByName, shownPerson } from './profile.queries'

/**
 * Returns a public profile by user name. Throws `user_not_found`, also for users whom its owner has blocked.
 *
 * @param recent where others' profiles are read
 */
export async function profileOf(
  pool: pg.Pool,
  actor: Actor,
  username: string,
  recent: Queryable = pool,
): Promise<Profile> {
  const values = { username: username.toLowerCase(), userId: actor.userId }
  const seen = recent === pool ? undefined : await profileByName.fetchFirst(recent, values)
  const isOthers = seen && seen.user_info.id !== actor.userId
  const row = isOthers ? seen : await profileByName.fetchFirst(pool, values)
  if (!row) throw new AppError('user_not_found')
  const { user_info, created_at, followers, following, takes_messages, shows_connections, ...others } = row
  const { is_open, are_separated, ...rest } = others
  const isMe = user_info.id === actor.userId
  return {
    ...rest,
    user_info: { ...user_info, created_at: created_at?.toISOString() ?? null },
    connections_num: { followers, following },
    is_me: isMe,
    abilities: {
      // An existing chat stays open even if new ones aren't allowed, unless one has blocked the other or a school
      // separates them.
      write: takes_messages || (row.chat_id !== null && !row.is_blocked && !are_separated && !isMe),
      follow: !isMe && !row.is_blocked && is_open,
      see_connections: isMe || shows_connections,
      block: !isMe,
      report: !isMe,
    },
  }
}

/** Returns a person as their profile shows them, by id. Throws `user_not_found`. */
export async function personById(db: Queryable, { userId }: Actor, id: number): Promise<PublicUserInfo> {
  const person = await shownPerson.fetchFirst(db, { id, userId })
  if (!person) throw new AppError('user_not_found')
  return person.user_info
}

/**
 * Returns what the actor may see of a profile. Throws `user_not_found` if its owner doesn't exist or has blocked the
 * actor.
 */
export async function requireProfile(db: Queryable, { userId }: Actor, id: number) {
  const access = await profileAccess.fetchFirst(db, { id, userId })
  if (!access) throw new AppError('user_not_found')
  return access
}
