import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { mutedIn, muteStudent } from './moderation'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

type Name = 'head' | 'teacher' | 'pupil' | 'mate' | 'otherPupil' | 'endedPupil'
let people: Record<Name, Actor>
let hill: number
/** The chat of the classroom that has the teacher, both pupils and who was shut out. */
let chat: number
beforeEach(async () => {
  const { person, school, member, classroom, seat, add } = rows
  people = {
    head: await person(),
    teacher: await person(),
    pupil: await person(),
    mate: await person(),
    otherPupil: await person(),
    endedPupil: await person(),
  }
  const { head, teacher, pupil, mate, otherPupil, endedPupil } = people
  const dale = await school()
  hill = await school()
  const [room, otherRoom] = [await classroom(hill), await classroom(hill)]
  chat = (await add('chat', { classroom_id: room })).id
  await member(hill, head, 'owner')
  await member(hill, teacher, 'teacher')
  for (const who of [pupil, mate, otherPupil]) await member(hill, who)
  await member(hill, endedPupil, 'student', false)
  await seat(hill, room, teacher, pupil, mate, endedPupil)
  await seat(hill, otherRoom, otherPupil)
  // A teacher here is a student there, and who was shut out here goes to school there.
  for (const who of [teacher, endedPupil]) await member(dale, who)
})

const mute = ({ userId }: Actor) => muteStudent(rows.pool, people.head, chat, userId, 10)
const muted = async () =>
  (await mutedIn(rows.pool, people.head, chat, { limit: 100, offset: 0 })).map(
    ({ user }) => Object.entries(people).find(([, { userId }]) => userId === user.id)?.[0],
  )
/** Whoever has a mute in the chat, whether it is shown or not. */
const marks = async () =>
  (
    await rows.pool.query('SELECT user_id FROM chat_member WHERE chat_id = $1 AND muted_until > now()', [
      chat,
    ])
  ).rows.map(({ user_id }) => user_id)

describe('muting', () => {
  it('keeps one student of the classroom from writing', async () => {
    await mute(people.pupil)
    expect(await marks()).toEqual([people.pupil.userId])
    expect(await muted()).toEqual(['pupil'])
  })

  it('finds no staff, nobody of another classroom and nobody who was shut out', async () => {
    const { teacher, otherPupil, endedPupil } = people
    for (const who of [teacher, otherPupil, endedPupil]) {
      await expect(mute(who)).rejects.toMatchObject({ code: 'member_not_found' })
    }
    expect(await marks()).toEqual([])
  })
})

describe('the list of who is muted', () => {
  it('leaves out who became staff, who left the classroom and who was shut out', async () => {
    const { pupil, mate, otherPupil, teacher, endedPupil } = people
    const muted_until = new Date(Date.now() + 600_000)
    for (const { userId: user_id } of [pupil, mate, otherPupil, teacher, endedPupil]) {
      await rows.add('chat_member', { chat_id: chat, user_id, muted_until })
    }
    expect((await muted()).toSorted()).toEqual(['mate', 'pupil'])
  })
})
