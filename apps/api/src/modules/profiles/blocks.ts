import type { PublicUserInfo } from '@wordhoard/contracts/profiles'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { transaction } from '../../lib/transaction'
import { notifyPairAccessChange } from '../chat-events/chat-events'
import { blockedPage, deleteBlock, deleteFollowsBetween, insertBlock } from './blocks.queries'
import { requireOther } from './follows'
import { lockPair } from './pair-lock'
import { requireProfile } from './profile'

/**
 * Blocks a user (docs/decisions/011); neither follows the other any more. Throws `user_not_found`, and `invalid_input`
 * for oneself.
 */
export async function blockUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_blocked: boolean }> {
  requireOther(actor, id, 'You cannot block yourself')
  await transaction(pool, async (client) => {
    await lockPair(client, actor.userId, id)
    await requireProfile(client, actor, id)
    await insertBlock.execute(client, { blockerId: actor.userId, blockedId: id })
    await deleteFollowsBetween.execute(client, { userId: actor.userId, otherId: id })
    await notifyPairAccessChange(client, actor.userId, id)
  })
  return { is_blocked: true }
}

/** Unblocks a user; does nothing if they weren't blocked. */
export async function unblockUser(pool: pg.Pool, actor: Actor, id: number): Promise<{ is_blocked: boolean }> {
  await transaction(pool, async (client) => {
    const wasBlocked = await deleteBlock.execute(client, { blockerId: actor.userId, blockedId: id })
    if (wasBlocked) await notifyPairAccessChange(client, actor.userId, id)
    // Checked only in this case, so that the actor can unblock a user who has blocked them too.
    else await requireProfile(client, actor, id)
  })
  return { is_blocked: false }
}

/** Lists the users that the actor has blocked, the latest first. */
export async function listBlockedUsers(
  pool: pg.Pool,
  actor: Actor,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ user_info: PublicUserInfo; created_at: string }[]> {
  const rows = await blockedPage.fetchAll(pool, { userId: actor.userId, limit, offset })
  return rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }))
}
