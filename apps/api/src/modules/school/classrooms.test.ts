import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type ClassRows, classRows } from '../../testing/school-rows'
import { classroomPage, classroomUsers } from './classrooms'

let rows: Rows
let people: ClassRows['people']
let room: number
let otherRoom: number
let chats: Record<'ours' | 'others', number>
beforeAll(async () => {
  rows = await openRows()
  const { school, member, classroom, addToClassroom, classroomChat } = rows
  let hill: number
  ;({ school: hill, people, room, otherRoom } = await classRows(rows))
  const others = await classroomChat(hill, otherRoom)
  chats = { others, ours: await classroomChat(hill, room) }
  // In another school everyone is active, and the roles are reversed.
  const { teacher, formerTeacher, pupil, classmate, formerPupil } = people
  const dale = await school()
  const daleRoom = await classroom(dale)
  for (const who of [teacher, formerTeacher]) await member(dale, who)
  for (const who of [pupil, formerPupil, classmate]) await member(dale, who, 'teacher')
  await addToClassroom(dale, daleRoom, teacher, formerTeacher, pupil, classmate, formerPupil)
})
afterAll(() => rows.close())

const named = (id: number | null) => Object.entries(people).find(([, { userId }]) => userId === id)?.[0]

describe('the page of a classroom', () => {
  it('links to its own chat, and counts its active students and teachers', async () => {
    expect(await classroomPage(rows.pool, people.teacher, room)).toMatchObject({
      ...{ id: room, chat_id: chats.ours, role: 'teacher' },
      ...{ students_num: 2, teachers_num: 1 },
    })
    expect(await classroomPage(rows.pool, people.classmate, otherRoom)).toMatchObject({
      ...{ id: otherRoom, chat_id: chats.others, role: 'student' },
      ...{ students_num: 1, teachers_num: 0 },
    })
  })
})

describe('the members of a classroom', () => {
  /** Returns each member's role and the classrooms that the viewer sees them in; - marks deactivated members. */
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
    classmate: ['student', room],
  })
  const ended = () => ({ formerTeacher: ['-teacher', room], formerPupil: ['-student', room] })

  it('are all visible to the owner, with all their classrooms in the school', async () => {
    expect(await seen(people.owner)).toEqual({
      ...active(),
      ...ended(),
      classmate: ['student', room, otherRoom],
    })
  })

  it('are all visible to a teacher, with the classrooms they share', async () => {
    expect(await seen(people.teacher)).toEqual({ ...active(), ...ended() })
  })

  it('are visible to a student, except deactivated ones', async () => {
    expect(await seen(people.pupil)).toEqual(active())
    expect(await seen(people.classmate)).toEqual({ ...active(), classmate: ['student', room, otherRoom] })
  })
})
