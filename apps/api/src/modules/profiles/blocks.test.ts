import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { blockUser, listBlockedUsers, unblockUser } from './blocks'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

let people: Record<'ann' | 'ben' | 'eve', Actor>
beforeEach(async () => {
  people = { ann: await rows.person(), ben: await rows.person(), eve: await rows.person() }
})
const named = (id: number | null) => Object.entries(people).find(([, { userId }]) => userId === id)?.[0]
const blockedBy = async (who: Actor) =>
  (await listBlockedUsers(rows.pool, who, { limit: 100, offset: 0 }))
    .map(({ user_info }) => named(user_info.id))
    .toSorted()

describe('a block', () => {
  it('makes the two unfollow each other, and leaves other follows alone', async () => {
    const { ann, ben, eve } = people
    const pairs = [
      [ann, ben],
      [ben, ann],
      [ann, eve],
      [eve, ben],
    ] as const
    for (const [{ userId: follower_id }, { userId: followed_id }] of pairs) {
      await rows.add('follow', { follower_id, followed_id })
    }
    await blockUser(rows.pool, ann, ben.userId)
    const { rows: left } = await rows.pool.query(
      'SELECT follower_id, followed_id FROM follow WHERE follower_id = ANY($1) ORDER BY follower_id',
      [[ann.userId, ben.userId, eve.userId]],
    )
    expect(left.map(({ follower_id, followed_id }) => [named(follower_id), named(followed_id)])).toEqual([
      ['ann', 'eve'],
      ['eve', 'ben'],
    ])
  })

  it('is listed only for the user who made it, and removed for one person at a time', async () => {
    const { ann, ben, eve } = people
    for (const { userId } of [ben, eve]) await blockUser(rows.pool, ann, userId)
    await blockUser(rows.pool, eve, ben.userId)
    expect([await blockedBy(ann), await blockedBy(ben), await blockedBy(eve)]).toEqual([
      ['ben', 'eve'],
      [],
      ['ben'],
    ])
    await unblockUser(rows.pool, ann, ben.userId)
    expect([await blockedBy(ann), await blockedBy(eve)]).toEqual([['eve'], ['ben']])
  })
})
