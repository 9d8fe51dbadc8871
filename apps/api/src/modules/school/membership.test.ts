import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { type SchoolRows, schoolRows } from '../../testing/school-rows'
import { openClassroom, schoolById, schoolBySlug } from './membership'

let rows: Rows
let school: number
let room: number
let otherRoom: number
let people: SchoolRows['people']
beforeAll(async () => {
  rows = await openRows()
  ;({ school, room, otherRoom, people } = await schoolRows(rows))
})
afterAll(() => rows.close())

const refused = (code: string) => expect.objectContaining({ code })

describe('a school', () => {
  it('gives each person their role there, unaffected by roles in other schools', async () => {
    const slug = (await rows.pool.query('SELECT username FROM school WHERE id = $1', [school])).rows[0]
      .username
    const found: Record<string, unknown> = {}
    for (const [name, who] of Object.entries(people)) {
      const { membership, role } = await schoolById(rows.pool, who, school)
      found[name] = [membership, role]
      expect(await schoolBySlug(rows.pool, who, slug)).toMatchObject({ id: school, membership, role })
    }
    expect(found).toEqual({
      owner: ['owner', 'owner'],
      teacher: ['teacher', 'teacher'],
      otherTeacher: ['teacher', 'teacher'],
      formerManager: [undefined, 'manager'],
      otherOwner: [undefined, null],
      stranger: [undefined, null],
    })
  })
})

describe('a classroom', () => {
  it('opens to those who run its school and to its members', async () => {
    const opened = (who: Actor, id = room) => openClassroom(rows.pool, who, id)
    expect(await opened(people.owner)).toMatchObject({ id: room, membership: 'owner', isIn: false })
    expect(await opened(people.teacher)).toMatchObject({ id: room, membership: 'teacher', isIn: true })
    await expect(opened(people.otherTeacher)).rejects.toEqual(refused('forbidden'))
    await expect(opened(people.teacher, otherRoom)).rejects.toEqual(refused('forbidden'))
    for (const who of [people.formerManager, people.otherOwner, people.stranger]) {
      await expect(opened(who)).rejects.toEqual(refused('classroom_not_found'))
    }
    expect(await rows.classroom(school).then((empty) => opened(people.owner, empty))).toMatchObject({
      isIn: false,
    })
  })
})
