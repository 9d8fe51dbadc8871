import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { connectionsNum, followUser, isFollowedBy, listConnections, unfollowUser } from './follows'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

type Name = 'ann' | 'ben' | 'eve' | 'zoe'
let people: Record<Name, Actor>
beforeEach(async () => {
  const { person } = rows
  people = { ann: await person(), ben: await person(), eve: await person(), zoe: await person() }
})
const named = (id: number) => Object.entries(people).find(([, { userId }]) => userId === id)?.[0]
const follow = ({ userId: follower_id }: Actor, { userId: followed_id }: Actor) =>
  rows.add('follow', { follower_id, followed_id })
const block = ({ userId: blocker_id }: Actor, { userId: blocked_id }: Actor) =>
  rows.add('user_block', { blocker_id, blocked_id })
/** Follows between the people of this test. */
const follows = async () => {
  const ids = Object.values(people).map(({ userId }) => userId)
  const { rows: found } = await rows.pool.query(
    'SELECT follower_id, followed_id FROM follow WHERE follower_id = ANY($1) OR followed_id = ANY($1)',
    [ids],
  )
  return found.map(({ follower_id, followed_id }) => `${named(follower_id)} ${named(followed_id)}`).toSorted()
}
const page = { limit: 100, offset: 0 }
/** The names in a list of connections, followed by + and those whom the viewer follows. */
const listed = async (viewer: Actor, { userId }: Actor, which: 'followers' | 'following') =>
  (await listConnections(rows.pool, viewer, userId, which, page))
    .map(({ user_info, is_followed }) => `${is_followed ? '+' : ''}${named(user_info.id)}`)
    .toSorted()

describe('following', () => {
  it('is refused only if one has blocked the other', async () => {
    const { ann, ben, eve, zoe } = people
    await block(ann, ben)
    await block(eve, zoe)
    const forbidden = expect.objectContaining({ code: 'forbidden' })
    await expect(followUser(rows.pool, ann, ben.userId)).rejects.toEqual(forbidden)
    await followUser(rows.pool, ann, zoe.userId)
    await followUser(rows.pool, eve, ben.userId)
    expect(await follows()).toEqual(['ann zoe', 'eve ben'])
  })

  it('ends only for the two people concerned', async () => {
    const { ann, ben, eve } = people
    await follow(ann, ben)
    await follow(ann, eve)
    await follow(eve, ben)
    await follow(ben, ann)
    await unfollowUser(rows.pool, ann, ben.userId)
    expect(await follows()).toEqual(['ann eve', 'ben ann', 'eve ben'])
  })

  it('is reported for the two people asked about', async () => {
    const { ann, ben, eve, zoe } = people
    await follow(ben, ann)
    await follow(ben, zoe)
    await follow(zoe, eve)
    expect(await isFollowedBy(rows.pool, ann, ben.userId)).toBe(true)
    expect(await isFollowedBy(rows.pool, ann, eve.userId)).toBe(false)
    expect(await isFollowedBy(rows.pool, eve, ben.userId)).toBe(false)
  })
})

describe('connections', () => {
  it('are counted for one person, in each direction', async () => {
    const { ann, ben, eve, zoe } = people
    for (const who of [ben, eve]) await follow(who, ann)
    await follow(ann, zoe)
    await follow(ben, zoe)
    expect(await connectionsNum(rows.pool, zoe, ann.userId)).toEqual({ followers: 2, following: 1 })
  })

  it('say which of them the viewer follows', async () => {
    const { ann, ben, eve, zoe } = people
    for (const who of [ben, eve]) await follow(who, ann)
    await follow(zoe, ben)
    await follow(ben, eve)
    expect(await listed(zoe, ann, 'followers')).toEqual(['+ben', 'eve'])
  })

  it('leave out people who have blocked the viewer', async () => {
    const { ann, ben, eve, zoe } = people
    for (const who of [ben, eve]) {
      await follow(who, ann)
      await follow(ann, who)
    }
    await block(eve, zoe)
    for (const which of ['followers', 'following'] as const) {
      expect(await listed(zoe, ann, which)).toEqual(['ben'])
    }
    expect(await listed(ben, ann, 'followers')).toEqual(['ben', 'eve'])
  })

  it('leave out people whose profile is closed to the viewer, except in the viewer’s own lists', async () => {
    const { ann, ben, eve, zoe } = people
    await rows.member(await rows.school(), eve)
    for (const who of [ben, eve]) {
      await follow(who, ann)
      await follow(ann, who)
    }
    for (const which of ['followers', 'following'] as const) {
      expect(await listed(zoe, ann, which)).toEqual(['ben'])
      expect(await listed(ann, ann, which)).toEqual(['+ben', '+eve'])
    }
  })
})
