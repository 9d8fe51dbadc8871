import { cast, columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { personJson } from './person-json'

interface Block {
  readonly blockerId: number
  readonly blockedId: number
}

/** Blocks a user; has no effect if they are already blocked. */
export const insertBlock = compileStatement((p: Placeholders<Block>) =>
  query
    .insertInto('user_block')
    .values({ blocker_id: p.blockerId, blocked_id: p.blockedId })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Removes the follows between two users, in both directions. */
export const deleteFollowsBetween = compileStatement((p: Placeholders<{ userId: number; otherId: number }>) =>
  query.deleteFrom('follow').where((eb) => {
    const [one, other] = [cast(p.userId, 'int4'), cast(p.otherId, 'int4')]
    return eb(eb.refTuple('follower_id', 'followed_id'), 'in', [eb.tuple(one, other), eb.tuple(other, one)])
  }),
)

/** Unblocks a user. */
export const deleteBlock = compileStatement((p: Placeholders<Block>) =>
  query.deleteFrom('user_block').where('blocker_id', '=', p.blockerId).where('blocked_id', '=', p.blockedId),
)

/** A page of the users that a user has blocked, the latest first. */
export const blockedPage = compileStatement(
  (p: Placeholders<{ userId: number; limit: number; offset: number }>) =>
    query
      .selectFrom('user_block as b')
      .innerJoin('user_account as u', 'u.id', 'b.blocked_id')
      .select((eb) => [
        personJson(columnsOf(eb, 'u'), p.userId, eb.lit(false)).as('user_info'),
        'b.created_at',
      ])
      .where('b.blocker_id', '=', p.userId)
      .orderBy('b.created_at', 'desc')
      .orderBy('b.blocked_id')
      .limit(p.limit)
      .offset(p.offset),
)
