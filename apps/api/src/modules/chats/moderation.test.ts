import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type ClassRows, classRows } from '../../testing/school-rows'
import { listMutedMembers, muteStudent } from './moderation'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

let people: ClassRows['people']
let hill: number
/** The chat of the classroom that everyone but `owner` belongs to. */
let chat: number
/** In the same school, but in another classroom. */
let otherPupil: Actor
beforeEach(async () => {
  const { person, school, member, addToClassroom, classroomChat } = rows
  const ours = await classRows(rows)
  ;({ school: hill, people } = ours)
  otherPupil = await person()
  chat = await classroomChat(hill, ours.room)
  await member(hill, otherPupil)
  await addToClassroom(hill, ours.otherRoom, otherPupil)
  // Here the teacher is a student, and so is the deactivated pupil.
  const dale = await school()
  for (const who of [people.teacher, people.formerPupil]) await member(dale, who)
})

const mute = ({ userId }: Actor) => muteStudent(rows.pool, people.owner, chat, userId, 10)
const muted = async () =>
  (await listMutedMembers(rows.pool, people.owner, chat, { limit: 100, offset: 0 })).map(
    ({ user }) => Object.entries(people).find(([, { userId }]) => userId === user.id)?.[0],
  )
/** Everyone muted in the chat, listed or not. */
const marks = async () =>
  (
    await rows.pool.query('SELECT user_id FROM chat_member WHERE chat_id = $1 AND muted_until > now()', [
      chat,
    ])
  ).rows.map(({ user_id }) => user_id)

describe('muting', () => {
  it('stops one student of the classroom from writing', async () => {
    await mute(people.pupil)
    expect(await marks()).toEqual([people.pupil.userId])
    expect(await muted()).toEqual(['pupil'])
  })

  it('does not find staff, students of another classroom or deactivated students', async () => {
    const { teacher, formerPupil } = people
    for (const who of [teacher, otherPupil, formerPupil]) {
      await expect(mute(who)).rejects.toMatchObject({ code: 'member_not_found' })
    }
    expect(await marks()).toEqual([])
  })
})

describe('the list of muted students', () => {
  it('leaves out students who became staff, left the classroom or were deactivated', async () => {
    const { pupil, classmate, teacher, formerPupil } = people
    const muted_until = new Date(Date.now() + 600_000)
    for (const { userId: user_id } of [pupil, classmate, otherPupil, teacher, formerPupil]) {
      await rows.add('chat_member', { chat_id: chat, user_id, muted_until })
    }
    expect((await muted()).toSorted()).toEqual(['classmate', 'pupil'])
  })
})
