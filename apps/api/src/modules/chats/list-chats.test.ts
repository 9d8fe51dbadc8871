import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { chatOf, write } from './chat-rows.fixture'
import { chatsOf, unreadChats } from './list-chats'
import { eraseMessage } from './moderation'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

const listed = (who: Actor) => chatsOf(rows.pool, who, { limit: 100, offset: 0 })
const ids = async (who: Actor) => (await listed(who)).map(({ id }) => id).toSorted((a, b) => a - b)

describe('the list of chats', () => {
  it('holds the user’s chats between two people, whoever started them', async () => {
    const [one, two, three] = [await rows.person(), await rows.person(), await rows.person()]
    const chats = [await chatOf(rows, one, two), await chatOf(rows, two, three)] as const
    expect(await ids(one)).toEqual([chats[0]])
    expect(await ids(two)).toEqual([...chats])
    expect(await ids(three)).toEqual([chats[1]])
  })

  it('holds the chats of the user’s classrooms while they are active in the school', async () => {
    const { person, school, member, classroom, addToClassroom, classroomChat } = rows
    const [pupil, classmate, ended, owner] = [await person(), await person(), await person(), await person()]
    const [hill, dale] = [await school(), await school()]
    const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
    const chats = [await classroomChat(hill, room), await classroomChat(hill, otherRoom)]
    await member(hill, owner, 'owner')
    for (const who of [pupil, classmate]) await member(hill, who)
    await member(hill, ended, 'student', false)
    await member(dale, ended)
    await addToClassroom(hill, room, pupil, ended)
    await addToClassroom(hill, otherRoom, classmate)
    expect([await ids(pupil), await ids(classmate)]).toEqual([[chats[0]], [chats[1]]])
    expect([await ids(ended), await ids(owner)]).toEqual([[], []])
  })

  it('shows another person’s name only to people they share it with', async () => {
    const [me, open, hidden] = [await rows.person(), await rows.person(), await rows.person()]
    for (const [{ userId }, shows_name] of [
      [open, true],
      [hidden, false],
    ] as const) {
      await rows.pool.query(
        "UPDATE user_account SET first_name = 'Ann', last_name = 'Quill', privacy = $2 WHERE id = $1",
        [userId, { shows_name }],
      )
    }
    await chatOf(rows, me, open)
    await chatOf(rows, me, hidden)
    const names = (await listed(me)).map((chat) => [
      chat.participant_id,
      chat.participant_first_name,
      chat.participant_last_name,
    ])
    expect(names).toHaveLength(2)
    expect(names).toContainEqual([open.userId, 'Ann', 'Quill'])
    expect(names).toContainEqual([hidden.userId, '', ''])
  })
})

describe('unread messages', () => {
  it('count other people’s messages after the user’s own read mark, without deleted ones', async () => {
    const [me, ben] = [await rows.person(), await rows.person()]
    const chat = await chatOf(rows, me, ben)
    const counts = async (who: Actor) => [
      (await listed(who)).map(({ unread }) => unread),
      (await unreadChats(rows.pool, who)).count,
    ]
    const sent = [await write(rows, chat, ben), await write(rows, chat, ben), await write(rows, chat, ben)]
    // Sending a message marks it as read, so only its author has a read mark here.
    expect(await counts(me)).toEqual([[3], 1])
    expect(await counts(ben)).toEqual([[0], 0])
    await eraseMessage(rows.pool, ben, sent[1]!)
    expect(await counts(me)).toEqual([[2], 1])
    for (const id of sent) await eraseMessage(rows.pool, ben, id)
    expect(await counts(me)).toEqual([[0], 0])
  })

  it('never include the user’s own, and depend only on the user’s own read mark', async () => {
    const [me, ben] = [await rows.person(), await rows.person()]
    const chat = await chatOf(rows, me, ben)
    await write(rows, chat, me)
    const mark = 'UPDATE chat_member SET last_read_message_id = 0 WHERE chat_id = $1'
    await rows.pool.query(mark, [chat])
    expect(await listed(me)).toMatchObject([{ id: chat, unread: 0, last_read_message_id: 0 }])
    expect(await unreadChats(rows.pool, me)).toEqual({ count: 0 })
    // Both have a read mark: mine is at the end, Ben's is not.
    await write(rows, chat, ben)
    await write(rows, chat, me)
    await rows.pool.query(`${mark} AND user_id = $2`, [chat, ben.userId])
    expect(await listed(me)).toMatchObject([{ id: chat, unread: 0 }])
    expect(await unreadChats(rows.pool, me)).toEqual({ count: 0 })
    expect(await listed(ben)).toMatchObject([{ id: chat, unread: 2, last_read_message_id: 0 }])
    expect(await unreadChats(rows.pool, ben)).toEqual({ count: 1 })
  })
})
