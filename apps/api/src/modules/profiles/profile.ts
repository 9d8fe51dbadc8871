import type { Profile, PublicUserInfo } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { personJson } from './person-json-text'
import { areKeptApart, isOpenTo, isThereFor, shows, takesMessagesFrom } from './visibility-text'

interface DatabaseProfile {
  readonly user_info: PublicUserInfo
  readonly created_at: Date | null
  readonly followers: number
  readonly following: number
  readonly is_followed: boolean
  readonly follows_me: boolean
  readonly is_blocked: boolean
  readonly takes_messages: boolean
  readonly shows_connections: boolean
  readonly is_open: boolean
  readonly are_kept_apart: boolean
  readonly chat_id: number | null
  readonly vocabularies_num: number | null
  readonly articles_num: number | null
}

/** $1 user name in lower case, $2 viewer. */
const byName = `
  SELECT ${personJson('u', '$2', 'u.id = $2')} AS user_info, o.is_open, CASE WHEN o.is_open THEN u.created_at END AS created_at,
    CASE WHEN o.is_open THEN (SELECT count(*)::int FROM follow WHERE followed_id = u.id) ELSE 0 END AS followers,
    CASE WHEN o.is_open THEN (SELECT count(*)::int FROM follow WHERE follower_id = u.id) ELSE 0 END AS following,
    EXISTS (SELECT FROM follow WHERE follower_id = $2 AND followed_id = u.id) AS is_followed,
    EXISTS (SELECT FROM follow WHERE follower_id = u.id AND followed_id = $2) AS follows_me,
    EXISTS (SELECT FROM user_block WHERE blocker_id = $2 AND blocked_id = u.id) AS is_blocked,
    ${takesMessagesFrom('u', '$2')} AS takes_messages,
    ${shows('u', 'shows_connections', '$2')} AS shows_connections,
    (SELECT id FROM chat WHERE low_user_id = least(u.id, $2) AND high_user_id = greatest(u.id, $2)) AS chat_id,
    ${areKeptApart('u', '$2')} AS are_kept_apart,
    CASE WHEN ${shows('u', 'shows_vocabularies', '$2')} THEN (
      SELECT count(*)::int FROM custom_voc WHERE user_id = u.id AND access_modifier = 'public'
    ) END AS vocabularies_num,
    CASE WHEN ${shows('u', 'shows_articles', '$2')} THEN (
      SELECT count(*)::int FROM article WHERE user_id = u.id AND access_modifier = 'public'
    ) END AS articles_num
  FROM user_account u CROSS JOIN LATERAL (SELECT ${isOpenTo('u', '$2')} AS is_open OFFSET 0) o
  WHERE u.username_lower = $1 AND ${isThereFor('u', '$2')}`

/** A public profile by user name. Throws `user_not_found`, also for whom its owner has blocked. */
export async function profileOf(pool: pg.Pool, actor: Actor, username: string): Promise<Profile> {
  const { rows } = await pool.query<DatabaseProfile>(byName, [username.toLowerCase(), actor.userId])
  const row = rows[0]
  if (!row) throw new AppError('user_not_found')
  const { user_info, created_at, followers, following, takes_messages, shows_connections, ...others } = row
  const { is_open, are_kept_apart, ...rest } = others
  const isMe = user_info.id === actor.userId
  return {
    ...rest,
    user_info: { ...user_info, created_at: created_at?.toISOString() ?? null },
    connections_num: { followers, following },
    is_me: isMe,
    abilities: {
      // An existing chat goes on whoever may begin one, unless one has blocked the other or a school keeps them apart.
      write: takes_messages || (row.chat_id !== null && !row.is_blocked && !are_kept_apart && !isMe),
      follow: !isMe && !row.is_blocked && is_open,
      see_connections: isMe || shows_connections,
      block: !isMe,
      report: !isMe,
    },
  }
}

/** A person by id, as their profile shows them. Throws `user_not_found`. */
export async function personById(pool: pg.Pool, actor: Actor, id: number): Promise<PublicUserInfo> {
  const { rows } = await pool.query<{ user_info: PublicUserInfo }>(
    `SELECT ${personJson('u', '$2', 'u.id = $2')} AS user_info FROM user_account u
     WHERE u.id = $1 AND ${isThereFor('u', '$2')}`,
    [id, actor.userId],
  )
  if (!rows[0]) throw new AppError('user_not_found')
  return rows[0].user_info
}

/** What of somebody's profile the actor sees. */
export interface ProfileAccess {
  /** False: a user name and a picture. */
  readonly is_open: boolean
  readonly shows_connections: boolean
  readonly shows_vocabularies: boolean
}

/** Throws `user_not_found` when somebody is not there for the actor. */
export async function assertThere(
  db: Pick<pg.Pool, 'query'>,
  actor: Actor,
  id: number,
): Promise<ProfileAccess> {
  const { rows } = await db.query<ProfileAccess>(
    `SELECT ${isOpenTo('u', '$2')} AS is_open, ${shows('u', 'shows_connections', '$2')} AS shows_connections,
       ${shows('u', 'shows_vocabularies', '$2')} AS shows_vocabularies
     FROM user_account u WHERE u.id = $1 AND ${isThereFor('u', '$2')}`,
    [id, actor.userId],
  )
  if (!rows[0]) throw new AppError('user_not_found')
  return rows[0]
}
