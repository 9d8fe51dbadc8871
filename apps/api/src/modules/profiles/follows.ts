import type { Connection, PublicUserInfo } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { lockPair } from './pair-lock'
import { personJson } from './person-json-text'
import { assertThere } from './profile'
import { isOpenTo, isThereFor } from './visibility-text'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Throws `invalid_input` when somebody means themselves. */
export function refuseSelf(actor: Actor, id: number, message: string): void {
  if (id !== actor.userId) return
  throw new AppError('invalid_input', [{ loc: ['params', 'id'], msg: message, type: 'custom' }])
}

/**
 * Follows somebody. Throws `user_not_found`, `invalid_input` for oneself, `forbidden` for whom one has blocked and for whose
 * profile is closed to one.
 */
export async function followUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_followed: boolean }> {
  refuseSelf(actor, id, 'You cannot follow yourself')
  await transaction(pool, async (client) => {
    await lockPair(client, actor.userId, id)
    const { is_open } = await assertThere(client, actor, id)
    if (!is_open) throw new AppError('forbidden')
    const { rowCount } = await client.query(
      'SELECT FROM user_block WHERE blocker_id = $1 AND blocked_id = $2',
      [actor.userId, id],
    )
    if (rowCount) throw new AppError('forbidden')
    await client.query(
      'INSERT INTO follow (follower_id, followed_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [actor.userId, id],
    )
  })
  return { is_followed: true }
}

/** Follows somebody no longer. Throws `user_not_found`. */
export async function unfollowUser(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ is_followed: boolean }> {
  await assertThere(pool, actor, id)
  await pool.query('DELETE FROM follow WHERE follower_id = $1 AND followed_id = $2', [actor.userId, id])
  return { is_followed: false }
}

/** Whether somebody follows the actor. Throws `user_not_found`. */
export async function isFollowedBy(pool: pg.Pool, actor: Actor, id: number): Promise<boolean> {
  await assertThere(pool, actor, id)
  const { rowCount } = await pool.query('SELECT FROM follow WHERE follower_id = $1 AND followed_id = $2', [
    id,
    actor.userId,
  ])
  return rowCount === 1
}

/** How many follow somebody, and how many they follow: zeros when their profile is closed to the actor. Throws `user_not_found`. */
export async function connectionsNum(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ followers: number; following: number }> {
  const { is_open } = await assertThere(pool, actor, id)
  if (!is_open) return { followers: 0, following: 0 }
  const { rows } = await pool.query<{ followers: number; following: number }>(
    `SELECT (SELECT count(*)::int FROM follow WHERE followed_id = $1) AS followers,
       (SELECT count(*)::int FROM follow WHERE follower_id = $1) AS following`,
    [id],
  )
  return rows[0]!
}

/**
 * A page of who follows somebody, or of whom they follow, the newest first. Left out is who has blocked the actor, and from
 * lists of others whose profile is closed to the actor. Throws `user_not_found`, `connections_hidden`.
 */
export async function listConnections(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  which: 'followers' | 'following',
  { limit, offset }: Page,
): Promise<Connection[]> {
  const { shows_connections } = await assertThere(pool, actor, id)
  if (!shows_connections && id !== actor.userId) throw new AppError('connections_hidden')
  const [of, other] = which === 'followers' ? ['followed_id', 'follower_id'] : ['follower_id', 'followed_id']
  const { rows } = await pool.query<{ user_info: PublicUserInfo; is_followed: boolean; created_at: Date }>(
    `SELECT ${personJson('u', '$2', 'u.id = $2')} AS user_info, f.created_at,
       EXISTS (SELECT FROM follow WHERE follower_id = $2 AND followed_id = u.id) AS is_followed
     FROM follow f JOIN user_account u ON u.id = f.${other}
     WHERE f.${of} = $1 AND ${isThereFor('u', '$2')} AND ($1 = $2 OR ${isOpenTo('u', '$2')})
     ORDER BY f.created_at DESC, f.${other} LIMIT $3 OFFSET $4`,
    [id, actor.userId, limit, offset],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
