import type { Connection } from '@wordhoard/contracts/profiles'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import {
  blockBy,
  type Connections,
  connectionsPage,
  countConnections,
  deleteFollow,
  followOf,
  insertFollow,
} from './follows.queries'
import { lockPair } from './pair-lock'
import { requireProfile } from './profile'

interface Page {
  readonly limit: number
  readonly offset: number
}

/** Throws `invalid_input` if the id is the actor's own. */
export function requireOther(actor: Actor, id: number, message: string): void {
  if (id !== actor.userId) return
  throw new AppError('invalid_input', [{ loc: ['params', 'id'], msg: message, type: 'custom' }])
}

/**
 * Follows a user. Throws `user_not_found`, `invalid_input` for oneself, and `forbidden` for a user whom the actor has
 * blocked or whose profile is closed to the actor.
 */
export async function followUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_followed: boolean }> {
  requireOther(actor, id, 'You cannot follow yourself')
  await transaction(pool, async (client) => {
    await lockPair(client, actor.userId, id)
    const { is_open } = await requireProfile(client, actor, id)
    if (!is_open) throw new AppError('forbidden')
    const isBlocked = await blockBy.fetchFirst(client, { blockerId: actor.userId, blockedId: id })
    if (isBlocked) throw new AppError('forbidden')
    await insertFollow.execute(client, { followerId: actor.userId, followedId: id })
  })
  return { is_followed: true }
}

/** Unfollows a user. Throws `user_not_found`. */
export async function unfollowUser(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ is_followed: boolean }> {
  await requireProfile(pool, actor, id)
  await deleteFollow.execute(pool, { followerId: actor.userId, followedId: id })
  return { is_followed: false }
}

/** Whether a user follows the actor. Throws `user_not_found`. */
export async function isFollowedBy(pool: pg.Pool, actor: Actor, id: number): Promise<boolean> {
  await requireProfile(pool, actor, id)
  return (await followOf.fetchFirst(pool, { followerId: id, followedId: actor.userId })) !== undefined
}

/**
 * Counts a user's followers and the users they follow; zeros if their profile is closed to the actor. Throws
 * `user_not_found`.
 */
export async function connectionsNum(
  db: Queryable,
  actor: Actor,
  id: number,
): Promise<{ followers: number; following: number }> {
  const { is_open } = await requireProfile(db, actor, id)
  if (!is_open) return { followers: 0, following: 0 }
  return countConnections.fetchOne(db, { id })
}

/**
 * Returns a page of a user's followers or of the users they follow, the newest first. Leaves out people who have
 * blocked the actor and, in other people's lists, those whose profile is closed to the actor. Throws `user_not_found`,
 * `connections_hidden`.
 */
export async function listConnections(
  db: Queryable,
  actor: Actor,
  id: number,
  which: Connections,
  { limit, offset }: Page,
): Promise<Connection[]> {
  const { shows_connections } = await requireProfile(db, actor, id)
  if (!shows_connections && id !== actor.userId) throw new AppError('connections_hidden')
  const rows = await connectionsPage(which).fetchAll(db, { id, userId: actor.userId, limit, offset })
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
