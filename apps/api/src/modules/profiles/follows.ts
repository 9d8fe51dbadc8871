import type { Connection } from '@wordhoard/contracts/profiles'
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

/** Throws `invalid_input` when somebody means themselves. */
export function requireOther(actor: Actor, id: number, message: string): void {
  if (id !== actor.userId) return
  throw new AppError('invalid_input', [{ loc: ['params', 'id'], msg: message, type: 'custom' }])
}

/**
 * Follows somebody. Throws `user_not_found`, `invalid_input` for oneself, `forbidden` for whom one has blocked and for whose
 * profile is closed to one.
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

/** Follows somebody no longer. Throws `user_not_found`. */
export async function unfollowUser(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ is_followed: boolean }> {
  await requireProfile(pool, actor, id)
  await deleteFollow.execute(pool, { followerId: actor.userId, followedId: id })
  return { is_followed: false }
}

/** Whether somebody follows the actor. Throws `user_not_found`. */
export async function isFollowedBy(pool: pg.Pool, actor: Actor, id: number): Promise<boolean> {
  await requireProfile(pool, actor, id)
  return (await followOf.fetchFirst(pool, { followerId: id, followedId: actor.userId })) !== undefined
}

/** How many follow somebody, and how many they follow: zeros when their profile is closed to the actor. Throws `user_not_found`. */
export async function connectionsNum(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ followers: number; following: number }> {
  const { is_open } = await requireProfile(pool, actor, id)
  if (!is_open) return { followers: 0, following: 0 }
  return countConnections.fetchOne(pool, { id })
}

/**
 * A page of who follows somebody, or of whom they follow, the newest first. Left out is who has blocked the actor, and from
 * lists of others whose profile is closed to the actor. Throws `user_not_found`, `connections_hidden`.
 */
export async function listConnections(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  which: Connections,
  { limit, offset }: Page,
): Promise<Connection[]> {
  const { shows_connections } = await requireProfile(pool, actor, id)
  if (!shows_connections && id !== actor.userId) throw new AppError('connections_hidden')
  const rows = await connectionsPage(which).fetchAll(pool, { id, userId: actor.userId, limit, offset })
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
