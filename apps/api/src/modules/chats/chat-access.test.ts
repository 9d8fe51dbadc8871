import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { openChat, openClassroomChat, presentChat } from './chat-access'
import { chatOf, write } from './chat-rows.fixture'

let rows: Rows
let me: Actor
let ben: Actor
let eve: Actor
beforeAll(async () => {
  rows = await openRows()
  me = await rows.person()
  ben = await rows.person()
  eve = await rows.person()
  await rows.add('user_block', { blocker_id: eve.userId, blocked_id: ben.userId })
})
afterAll(() => rows.close())

const opened = async (who: Actor, id: number) => presentChat(await openChat(rows.pool, who, id))
const refused = (code: string) => expect.objectContaining({ code })

describe('a chat between two people', () => {
  it('opens only for the two, each with their own read mark', async () => {
    const chat = await chatOf(rows, me, ben)
    const message = await write(rows, chat, me)
    expect(await opened(me, chat)).toMatchObject({
      user: { id: ben.userId },
      current_chat_member: { last_read_message_id: message },
      participant_last_read_message_id: null,
    })
    expect(await opened(ben, chat)).toMatchObject({
      user: { id: me.userId },
      current_chat_member: { last_read_message_id: null },
      participant_last_read_message_id: message,
    })
    await expect(opened(eve, chat)).rejects.toEqual(refused('chat_not_found'))
  })

  it('restricts writing when either has blocked the other, but not because of a block of a third person', async () => {
    const free = await chatOf(rows, me, eve)
    const blocked = await chatOf(rows, ben, eve)
    for (const who of [me, eve]) expect((await opened(who, free)).abilities.silence).toBeNull()
    for (const who of [ben, eve]) expect((await opened(who, blocked)).abilities.silence).toBe('blocked')
  })

  it('takes no messages when a school separates the two, and gives the reason only to its student', async () => {
    const [pupil, stranger] = [await rows.person(), await rows.person()]
    const chat = await chatOf(rows, pupil, stranger)
    await rows.member(await rows.school(), pupil)
    expect((await opened(pupil, chat)).abilities.silence).toBe('school')
    expect((await opened(stranger, chat)).abilities.silence).toBe('blocked')
  })
})

describe('the chat of a classroom', () => {
  it('opens to members of the classroom and to those who run the school', async () => {
    const { person, school, member, classroom, addToClassroom, classroomChat, add } = rows
    const hill = await school()
    const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
    const people = {
      owner: await person(),
      pupil: await person(),
      otherTeacher: await person(),
      ended: await person(),
      otherOwner: await person(),
      stranger: await person(),
    }
    await member(hill, people.owner, 'owner')
    await member(hill, people.pupil)
    await member(hill, people.otherTeacher, 'teacher')
    await member(hill, people.ended, 'manager', false)
    await member(await school(), people.otherOwner, 'owner')
    await addToClassroom(hill, room, people.pupil)
    await addToClassroom(hill, otherRoom, people.otherTeacher)
    const chat = await classroomChat(hill, room)
    const otherChat = await classroomChat(hill, otherRoom)
    const paused = { muted_until: new Date(Date.now() + 600_000), last_read_message_id: 7 }
    await add('chat_member', { chat_id: chat, user_id: people.pupil.userId, ...paused })

    expect(await opened(people.owner, chat)).toMatchObject({
      current_chat_member: { last_read_message_id: null, muted_until: null },
      participant_last_read_message_id: null,
      abilities: { moderate: true, write: true },
    })
    expect(await opened(people.pupil, chat)).toMatchObject({
      current_chat_member: { last_read_message_id: 7 },
      abilities: { moderate: false, silence: 'muted' },
    })
    expect(await opened(people.otherTeacher, otherChat)).toMatchObject({ abilities: { moderate: true } })
    await expect(opened(people.otherTeacher, chat)).rejects.toEqual(refused('forbidden'))
    await expect(opened(people.pupil, otherChat)).rejects.toEqual(refused('forbidden'))
    for (const who of [people.ended, people.otherOwner, people.stranger]) {
      await expect(opened(who, chat)).rejects.toEqual(refused('chat_not_found'))
      await expect(openClassroomChat(rows.pool, who, room)).rejects.toEqual(refused('classroom_not_found'))
    }
    for (const [classroomId, id] of [
      [room, chat],
      [otherRoom, otherChat],
    ] as const) {
      expect((await openClassroomChat(rows.pool, people.owner, classroomId)).chat.id).toBe(id)
    }
  })
})
