import { cast, columnsOf } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { personJson } from './person-json'
import { countFollowers, countFollowing } from './profile.queries'
import { isOpenTo, isVisibleTo } from './visibility'

interface Follow {
  readonly followerId: number
  readonly followedId: number
}

/** A user's block of another user. */
export const blockBy = compileStatement((p: Placeholders<{ blockerId: number; blockedId: number }>) =>
  query
    .selectFrom('user_block')
    .select('blocked_id')
    .where('blocker_id', '=', p.blockerId)
    .where('blocked_id', '=', p.blockedId),
)

/** Follows a user; has no effect if they are already followed. */
export const insertFollow = compileStatement((p: Placeholders<Follow>) =>
  query
    .insertInto('follow')
    .values({ follower_id: p.followerId, followed_id: p.followedId })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Unfollows a user. */
export const deleteFollow = compileStatement((p: Placeholders<Follow>) =>
  query.deleteFrom('follow').where('follower_id', '=', p.followerId).where('followed_id', '=', p.followedId),
)

/** A user's follow of another user. */
export const followOf = compileStatement((p: Placeholders<Follow>) =>
  query
    .selectFrom('follow')
    .select('followed_id')
    .where('follower_id', '=', p.followerId)
    .where('followed_id', '=', p.followedId),
)

/** Counts a user's followers and the users they follow. */
export const countConnections = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectNoFrom([countFollowers(p.id).as('followers'), countFollowing(p.id).as('following')]),
)

const columns = {
  followers: { of: 'f.followed_id', other: 'f.follower_id' },
  following: { of: 'f.follower_id', other: 'f.followed_id' },
} as const

/** The two lists of a user's connections. */
export type Connections = keyof typeof columns

/**
 * A page of a user's followers or of the users they follow, the newest first. Leaves out people who have blocked the
 * viewer and, in other people's lists, those whose profile is closed to the viewer.
 */
export const connectionsPage = compileStatements(
  (which: Connections, p: Placeholders<{ id: number; userId: number; limit: number; offset: number }>) => {
    const { of, other } = columns[which]
    return query
      .selectFrom('follow as f')
      .innerJoin('user_account as u', 'u.id', other)
      .select((eb) => {
        const isFollowed = eb.exists(
          eb
            .selectFrom('follow')
            .where('follow.follower_id', '=', p.userId)
            .whereRef('follow.followed_id', '=', 'u.id'),
        )
        return [
          personJson(columnsOf(eb, 'u'), p.userId, eb('u.id', '=', p.userId)).as('user_info'),
          'f.created_at',
          cast(isFollowed, 'bool').as('is_followed'),
        ]
      })
      .where(of, '=', p.id)
      .where((eb) => isVisibleTo(columnsOf(eb, 'u'), p.userId))
      .where((eb) => eb.or([eb(p.id, '=', p.userId), isOpenTo(columnsOf(eb, 'u'), p.userId)]))
      .orderBy('f.created_at', 'desc')
      .orderBy(other)
      .limit(p.limit)
      .offset(p.offset)
  },
)
