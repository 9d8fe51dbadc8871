import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type ClassRows, classRows } from '../../testing/school-rows'
import { changeSchool, schoolPage, schoolsOf, staffPage } from './schools'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

let people: ClassRows['people'] & Record<'elsewhere' | 'stranger', Actor>
let hill: number
let dale: number
let room: number
let otherRoom: number
/** In the other school; the first pupil teaches there. */
let daleRoom: number
beforeEach(async () => {
  const { person, school, member, classroom, addToClassroom } = rows
  const ours = await classRows(rows)
  ;({ school: hill, room, otherRoom } = ours)
  people = { ...ours.people, elsewhere: await person(), stranger: await person() }
  dale = await school()
  daleRoom = await classroom(dale)
  await member(dale, people.elsewhere, 'owner')
  await member(dale, people.pupil, 'teacher')
  await addToClassroom(dale, daleRoom, people.pupil)
})

const slugOf = async (id: number): Promise<string> =>
  (await rows.pool.query('SELECT username FROM school WHERE id = $1', [id])).rows[0].username
const named = (id: number | null) => Object.entries(people).find(([, { userId }]) => userId === id)?.[0]

describe('the list of one’s own schools', () => {
  it('holds those in which one is active, each with one’s classrooms there', async () => {
    const own = async (who: Actor) =>
      Object.fromEntries(
        (await schoolsOf(rows.pool, who)).map(({ school, role, classrooms }) => [
          school.id,
          [role, ...classrooms.map(({ id }) => id).toSorted((a, b) => a - b)],
        ]),
      )
    expect(await own(people.pupil)).toEqual({ [hill]: ['student', room], [dale]: ['teacher', daleRoom] })
    expect(await own(people.classmate)).toEqual({ [hill]: ['student', room, otherRoom] })
    expect(await own(people.owner)).toEqual({ [hill]: ['owner'] })
    for (const who of [people.formerPupil, people.stranger]) expect(await own(who)).toEqual({})
  })
})

describe('the page of a school', () => {
  it('names active staff and all classrooms, and marks the viewer’s own', async () => {
    const page = async (who: Actor) => {
      const { managers, teachers, classrooms } = await schoolPage(rows.pool, who, await slugOf(hill))
      const mine = classrooms.filter(({ is_mine }) => is_mine)
      return {
        staff: [...managers, ...teachers].map(({ user_info }) => named(user_info.id)),
        classrooms: classrooms.map(({ id }) => id).toSorted((a, b) => a - b),
        mine: mine.map(({ id }) => id).toSorted((a, b) => a - b),
      }
    }
    const all = { staff: ['owner', 'teacher'], classrooms: [room, otherRoom] }
    const { owner, pupil, classmate, formerPupil, elsewhere, stranger } = people
    expect(await page(pupil)).toEqual({ ...all, mine: [room] })
    expect(await page(classmate)).toEqual({ ...all, mine: [room, otherRoom] })
    for (const who of [owner, formerPupil, elsewhere, stranger]) {
      expect(await page(who)).toEqual({ ...all, mine: [] })
    }
  })
})

describe('the teachers on a school’s page', () => {
  it('include those who run the school while they are in a classroom that isn’t archived', async () => {
    const staff = async () => {
      const { managers, teachers } = await schoolPage(rows.pool, people.pupil, await slugOf(hill))
      const names = (list: typeof teachers) => list.map(({ role, user_info }) => [role, named(user_info.id)])
      return { managers: names(managers), teachers: names(teachers) }
    }
    const owner = ['owner', 'owner']
    const teacher = ['teacher', 'teacher']
    expect(await staff()).toEqual({ managers: [owner], teachers: [teacher] })
    await rows.addToClassroom(hill, otherRoom, people.owner)
    expect(await staff()).toEqual({ managers: [owner], teachers: [owner, teacher] })
    await rows.pool.query('UPDATE classroom SET is_archived = true WHERE id = $1', [otherRoom])
    expect(await staff()).toEqual({ managers: [owner], teachers: [teacher] })
  })
})

describe('the admin panel of a school', () => {
  it('counts its active students, its active staff and its classrooms', async () => {
    const counted = { students_num: 2, teachers_num: 2, classrooms_num: 2 }
    expect(await staffPage(rows.pool, people.owner, await slugOf(hill))).toMatchObject(counted)
  })
})

describe('a school that no longer lets students open their profiles', () => {
  it('makes the profiles of its active students private, and no others', async () => {
    const privacies = async () => {
      const ids = Object.values(people).map(({ userId }) => userId)
      const { rows: found } = await rows.pool.query(
        `SELECT id FROM user_account WHERE id = ANY($1) AND privacy->>'visible_to' = 'school' ORDER BY id`,
        [ids],
      )
      return found.map(({ id }) => named(id))
    }
    for (const { userId } of Object.values(people)) {
      await rows.pool.query('UPDATE user_account SET privacy = $2 WHERE id = $1', [
        userId,
        { visible_to: 'everyone' },
      ])
    }
    await changeSchool(rows.pool, people.owner, hill, { students_may_open_profiles: true })
    expect(await privacies()).toEqual([])
    await changeSchool(rows.pool, people.owner, hill, { students_may_open_profiles: false })
    expect(await privacies()).toEqual(['pupil', 'classmate'])
  })
})
