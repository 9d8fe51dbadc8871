import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'
import { tellPairs } from '../chat-events/chat-events'
import { refuseSelf } from './follows'
import { lockPair } from './pair-lock'
import { personJson } from './person-json-text'
import { assertThere } from './profile'

/**
 * Blocks somebody (docs/decisions/011): neither follows the other any more. Throws `user_not_found`, `invalid_input` for
 * oneself.
 */
export async function blockUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_blocked: boolean }> {
  refuseSelf(actor, id, 'You cannot block yourself')
  await transaction(pool, async (client) => {
    await lockPair(client, actor.userId, id)
    await assertThere(client, actor, id)
    await client.query(
      'INSERT INTO user_block (blocker_id, blocked_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [actor.userId, id],
    )
    await client.query(
      'DELETE FROM follow WHERE (follower_id, followed_id) IN (($1::int, $2::int), ($2::int, $1::int))',
      [actor.userId, id],
    )
    await tellPairs(client, actor.userId, id)
  })
  return { is_blocked: true }
}

/** Blocks somebody no longer; nothing happens when they were not blocked. */
export async function unblockUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_blocked: boolean }> {
  await transaction(pool, async (client) => {
    const { rowCount } = await client.query(
      'DELETE FROM user_block WHERE blocker_id = $1 AND blocked_id = $2',
      [actor.userId, id],
    )
    if (rowCount) await tellPairs(client, actor.userId, id)
    // Asked only then: even who has blocked one back can be let go.
    else await assertThere(client, actor, id)
  })
  return { is_blocked: false }
}

/** Whom the actor has blocked, the latest first. */
export async function listBlockedUsers(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ user_info: PublicUserInfo; created_at: string }[]> {
  const { rows } = await pool.query<{ user_info: PublicUserInfo; created_at: Date }>(
    `SELECT ${personJson('u', '$1', 'false')} AS user_info, b.created_at
     FROM user_block b JOIN user_account u ON u.id = b.blocked_id
     WHERE b.blocker_id = $1 ORDER BY b.created_at DESC, b.blocked_id LIMIT $2 OFFSET $3`,
    [actor.userId, limit, offset],
  )
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
