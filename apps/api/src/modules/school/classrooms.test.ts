import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { classroomPage, classroomUsers } from './classrooms'

let rows: Rows
type Name = 'head' | 'teacher' | 'endedTeacher' | 'pupil' | 'mate' | 'endedPupil'
let people: Record<Name, Actor>
/** The teacher's with both pupils and who was shut out; `mate` is in the other one too. */
let room: number
let otherRoom: number
let chats: Record<'ours' | 'others', number>
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member, classroom, seat, add } = rows
  people = {
    head: await person(),
    teacher: await person(),
    endedTeacher: await person(),
    pupil: await person(),
    mate: await person(),
    endedPupil: await person(),
  }
  const { head, teacher, endedTeacher, pupil, mate, endedPupil } = people
  const [hill, dale] = [await school(), await school()]
  otherRoom = await classroom(hill)
  room = await classroom(hill)
  const others = (await add('chat', { classroom_id: otherRoom })).id
  chats = { others, ours: (await add('chat', { classroom_id: room })).id }
  await member(hill, head, 'owner')
  await member(hill, teacher, 'teacher')
  await member(hill, endedTeacher, 'teacher', false)
  for (const who of [pupil, mate]) await member(hill, who)
  await member(hill, endedPupil, 'student', false)
  await seat(hill, room, teacher, endedTeacher, pupil, mate, endedPupil)
  await seat(hill, otherRoom, mate)
  // In another school all are active, and the roles are the other way round.
  const daleRoom = await classroom(dale)
  for (const who of [teacher, endedTeacher]) await member(dale, who)
  for (const who of [pupil, endedPupil, mate]) await member(dale, who, 'teacher')
  await seat(dale, daleRoom, teacher, endedTeacher, pupil, mate, endedPupil)
})
afterAll(() => rows.close())

const named = (id: number | null) => Object.entries(people).find(([, { userId }]) => userId === id)?.[0]

describe('a classroom’s page', () => {
  it('leads to its own chat, and counts its active students and teachers', async () => {
    expect(await classroomPage(rows.pool, people.teacher, room)).toMatchObject({
      ...{ id: room, chat_id: chats.ours, role: 'teacher' },
      ...{ students_num: 2, teachers_num: 1 },
    })
    expect(await classroomPage(rows.pool, people.mate, otherRoom)).toMatchObject({
      ...{ id: otherRoom, chat_id: chats.others, role: 'student' },
      ...{ students_num: 1, teachers_num: 0 },
    })
  })
})

describe('the members of a classroom', () => {
  /** Each with their role and the classrooms that the viewer sees them in; a - marks who was shut out. */
  const seen = async (viewer: Actor) => {
    const users = await classroomUsers(rows.pool, viewer, room, { limit: 100, offset: 0 })
    const lines = users.map(({ user_info, role, is_active, classrooms }) => [
      named(user_info.id),
      [is_active ? role : `-${role}`, ...classrooms.map(({ id }) => id).toSorted((a, b) => a - b)],
    ])
    expect(new Set(lines.map(([name]) => name)).size).toBe(lines.length)
    return Object.fromEntries(lines)
  }
  const active = () => ({
    teacher: ['teacher', room],
    pupil: ['student', room],
    mate: ['student', room],
  })
  const ended = () => ({ endedTeacher: ['-teacher', room], endedPupil: ['-student', room] })

  it('are seen by who runs the school, with all their classrooms there', async () => {
    expect(await seen(people.head)).toEqual({
      ...active(),
      ...ended(),
      mate: ['student', otherRoom, room],
    })
  })

  it('are seen by a teacher in the classrooms that they share', async () => {
    expect(await seen(people.teacher)).toEqual({ ...active(), ...ended() })
  })

  it('are seen by a student, but for who was shut out', async () => {
    expect(await seen(people.pupil)).toEqual(active())
    expect(await seen(people.mate)).toEqual({ ...active(), mate: ['student', otherRoom, room] })
  })
})
