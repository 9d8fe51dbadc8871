import type { SchoolUserFilters } from '@wordhoard/contracts/school'
import { cast, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { fetchOne } from '@wordhoard/database/sql/run'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { rosterName } from './roster-name'
import { schoolClassrooms, schoolClassroomsNum, schoolUsers, schoolUsersNum } from './school-lists'

/** Tests which members and classrooms the lists of a school show to each viewer. */
let rows: Rows
let hill: number
let room: number
let otherRoom: number
type Name = 'owner' | 'teacher' | 'otherTeacher' | 'formerTeacher' | 'pupil' | 'otherPupil' | 'both' | 'ended'
let people: Record<Name, Actor>
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member, classroom, addToClassroom } = rows
  hill = await school()
  room = await classroom(hill)
  otherRoom = await classroom(hill)
  people = {
    owner: await person(),
    teacher: await person(),
    otherTeacher: await person(),
    formerTeacher: await person(),
    pupil: await person(),
    otherPupil: await person(),
    both: await person(),
    ended: await person(),
  }
  await member(hill, people.owner, 'owner')
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.otherTeacher, 'teacher')
  await member(hill, people.formerTeacher, 'teacher', false)
  for (const who of [people.pupil, people.otherPupil, people.both]) await member(hill, who)
  await member(hill, people.ended, 'student', false)
  await addToClassroom(
    hill,
    room,
    people.teacher,
    people.formerTeacher,
    people.pupil,
    people.both,
    people.ended,
  )
  await addToClassroom(hill, otherRoom, people.otherTeacher, people.otherPupil, people.both)
  // In another school the teacher has a class with a student whom they don't teach here, and a student is a teacher.
  const dale = await school()
  const daleRoom = await classroom(dale)
  await member(dale, await person(), 'owner')
  await member(dale, people.teacher, 'teacher')
  await member(dale, people.pupil, 'teacher')
  await member(dale, people.otherPupil)
  await addToClassroom(dale, daleRoom, people.teacher, people.otherPupil)
})
afterAll(() => rows.close())

const page = { limit: 100, offset: 0 }
const nameOf = (id: number | null) =>
  Object.entries(people).find(([, { userId }]) => userId === id)?.[0] ?? `somebody else (${id})`

/** The members that a viewer sees, each with the classrooms shown. */
async function listMembers(who: Actor, filters: SchoolUserFilters = {}) {
  const users = await schoolUsers(rows.pool, who, hill, { ...page, ...filters })
  expect(await schoolUsersNum(rows.pool, who, hill, filters)).toEqual({ count: users.length })
  return Object.fromEntries(
    users.map(({ user_info, classrooms }) => [
      nameOf(user_info.id),
      classrooms.map(({ id }) => id).toSorted((a, b) => a - b),
    ]),
  )
}

describe('the members of a school', () => {
  it('are all visible to those who run it, with their classrooms there', async () => {
    const all = {
      owner: [],
      teacher: [room],
      otherTeacher: [otherRoom],
      formerTeacher: [room],
      pupil: [room],
      otherPupil: [otherRoom],
      both: [room, otherRoom],
      ended: [room],
    }
    expect(await listMembers(people.owner)).toEqual(all)
    const { otherTeacher, otherPupil, both } = all
    expect(await listMembers(people.owner, { classroom_id: otherRoom })).toEqual({
      otherTeacher,
      otherPupil,
      both,
    })
  })

  it('are visible to a teacher in the classrooms they share there', async () => {
    const own = [room]
    const seen = { teacher: own, formerTeacher: own, pupil: own, both: own, ended: own }
    expect(await listMembers(people.teacher)).toEqual(seen)
    expect(await listMembers(people.teacher, { classroom_id: otherRoom })).toEqual({ both: own })
  })

  it('can be filtered by role, and by active or deactivated', async () => {
    const named = async (filters: SchoolUserFilters) =>
      Object.keys(await listMembers(people.owner, filters)).toSorted()
    expect(await named({ role: 'teacher' })).toEqual(['formerTeacher', 'otherTeacher', 'teacher'])
    expect(await named({ is_active: 'false' })).toEqual(['ended', 'formerTeacher'])
    expect(await named({ role: 'student', is_active: 'true' })).toEqual(['both', 'otherPupil', 'pupil'])
  })

  it('are not listed for students and former members', async () => {
    for (const who of [people.pupil, people.ended, people.formerTeacher, await rows.person()]) {
      await expect(schoolUsers(rows.pool, who, hill, page)).rejects.toMatchObject({ code: 'forbidden' })
      await expect(schoolClassrooms(rows.pool, who, hill, page)).rejects.toMatchObject({ code: 'forbidden' })
    }
  })
})

describe('the classrooms of a school', () => {
  it('are visible to those who run it and to their own teachers, with their numbers of members', async () => {
    const seen = async (who: Actor) => {
      const rooms = await schoolClassrooms(rows.pool, who, hill, page)
      expect(await schoolClassroomsNum(rows.pool, who, hill, {})).toEqual({ count: rooms.length })
      return rooms
        .map(({ id, students_num, teachers_num }) => ({ id, students_num, teachers_num }))
        .toSorted((a, b) => a.id - b.id)
    }
    const [own, other] = [
      { id: room, students_num: 2, teachers_num: 1 },
      { id: otherRoom, students_num: 2, teachers_num: 1 },
    ]
    expect(await seen(people.owner)).toEqual([own, other])
    expect(await seen(people.teacher)).toEqual([own])
    expect(await seen(people.otherTeacher)).toEqual([other])
  })
})

describe('the name on a class list', () => {
  it('belongs to one member in one school', async () => {
    const { person, school, add, pool } = rows
    const [hill, dale] = [await school(), await school()]
    const [zoe, ben, noUser] = [await person(), await person(), await person()]
    const enter = (school_id: number, { userId: user_id }: Actor, roster_name: string) =>
      add('school_member', { school_id, user_id, role: 'student', roster_name })
    await enter(hill, zoe, 'Zoë Quill')
    await enter(dale, zoe, 'Z. Q.')
    await enter(hill, ben, '')
    const nameOf = async ({ userId }: Actor, at: number) => {
      const names = query
        .selectFrom('user_account as u')
        .select((eb) => cast(rosterName(columnsOf(eb, 'u'), expr.val(at)), 'text').as('name'))
        .where('u.id', '=', userId)
      return (await fetchOne(pool, names)).name
    }
    expect([await nameOf(zoe, hill), await nameOf(zoe, dale)]).toEqual(['Zoë Quill', 'Z. Q.'])
    expect([await nameOf(ben, hill), await nameOf(ben, dale), await nameOf(noUser, hill)]).toEqual([
      null,
      null,
      null,
    ])
  })
})
