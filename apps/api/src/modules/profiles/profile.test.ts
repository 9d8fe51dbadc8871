import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { chatOf } from '../chats/chat-rows.fixture'
import { personById, profileOf, requireProfile } from './profile'

let rows: Rows
/** `ben` has blocked `eve`. */
let people: Record<'ann' | 'ben' | 'eve', Actor>
beforeAll(async () => {
  rows = await openRows()
  people = { ann: await rows.person(), ben: await rows.person(), eve: await rows.person() }
  await rows.add('user_block', { blocker_id: people.ben.userId, blocked_id: people.eve.userId })
})
afterAll(() => rows.close())

const nameOf = async ({ userId }: Actor): Promise<string> =>
  (await rows.pool.query('SELECT username FROM user_account WHERE id = $1', [userId])).rows[0].username
const seen = async (viewer: Actor, owner: Actor) => profileOf(rows.pool, viewer, await nameOf(owner))
const refused = expect.objectContaining({ code: 'user_not_found' })

describe('a profile', () => {
  it('is not found by a user its owner has blocked, by name or by id', async () => {
    const { ann, ben, eve } = people
    for (const viewer of [ann, ben]) {
      expect((await seen(viewer, ben)).user_info.id).toBe(ben.userId)
      expect((await personById(rows.pool, viewer, ben.userId)).id).toBe(ben.userId)
      expect(await requireProfile(rows.pool, viewer, ben.userId)).toMatchObject({ is_open: true })
    }
    await expect(seen(eve, ben)).rejects.toEqual(refused)
    await expect(personById(rows.pool, eve, ben.userId)).rejects.toEqual(refused)
    await expect(requireProfile(rows.pool, eve, ben.userId)).rejects.toEqual(refused)
  })

  it('tells whether viewer and owner have blocked each other', async () => {
    const { ann, ben, eve } = people
    expect((await seen(ben, eve)).is_blocked).toBe(true)
    expect((await seen(ben, ann)).is_blocked).toBe(false)
    expect((await seen(ann, eve)).is_blocked).toBe(false)
  })

  it('counts followers, and tells whether viewer and owner follow each other', async () => {
    const { ann, ben } = people
    const [owner, fan, other] = [await rows.person(), await rows.person(), await rows.person()]
    const follow = ({ userId: follower_id }: Actor, { userId: followed_id }: Actor) =>
      rows.add('follow', { follower_id, followed_id })
    await follow(fan, owner)
    await follow(other, owner)
    await follow(owner, ann)
    await follow(fan, ben)
    await follow(ben, other)
    const connections_num = { followers: 2, following: 1 }
    expect(await seen(fan, owner)).toMatchObject({ connections_num, is_followed: true, follows_me: false })
    expect(await seen(ann, owner)).toMatchObject({ connections_num, is_followed: false, follows_me: true })
    expect(await seen(ben, owner)).toMatchObject({ connections_num, is_followed: false, follows_me: false })
  })

  it('links only to the chat between the two', async () => {
    const { ann } = people
    // The older account comes first in a chat's row.
    const [friend, owner] = [await rows.person(), await rows.person()]
    const [writer, stranger] = [await rows.person(), await rows.person()]
    const ours = await chatOf(rows, owner, writer)
    await chatOf(rows, friend, owner)
    await chatOf(rows, ann, stranger)
    expect((await seen(writer, owner)).chat_id).toBe(ours)
    expect((await seen(owner, writer)).chat_id).toBe(ours)
    // Each has a chat, but not with the other.
    expect((await seen(ann, owner)).chat_id).toBeNull()
    expect((await seen(owner, ann)).chat_id).toBeNull()
  })

  it('counts the public vocabularies and articles of its owner', async () => {
    const [owner, other] = [await rows.person(), await rows.person()]
    const texts = { title: 'Owls', md_content: 'Owl.', raw_content: 'Owl.' }
    for (const [{ userId: user_id }, access_modifier, count] of [
      [owner, 'public', 1],
      [owner, 'private', 2],
      [other, 'public', 4],
    ] as const) {
      for (let nth = 0; nth < count; nth++) {
        const named = { name: `${access_modifier} ${nth}`, name_lower: `${access_modifier} ${nth}` }
        await rows.add('custom_voc', { user_id, access_modifier, ...named, description: '' })
        await rows.add('article', { user_id, access_modifier, ...texts })
      }
    }
    expect(await seen(other, owner)).toMatchObject({ vocabularies_num: 1, articles_num: 1 })
    expect(await seen(owner, other)).toMatchObject({ vocabularies_num: 4, articles_num: 4 })
  })
})
