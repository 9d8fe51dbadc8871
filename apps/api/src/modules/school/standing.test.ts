import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { openClassroom, schoolById, schoolBySlug } from './standing'

let rows: Rows
/** Of two schools the one that things are asked of; the other is of `headElsewhere`. */
let hill: number
let room: number
let otherRoom: number
let people: Record<'head' | 'teacher' | 'otherTeacher' | 'ended' | 'headElsewhere' | 'stranger', Actor>
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member, classroom, seat } = rows
  hill = await school()
  room = await classroom(hill)
  otherRoom = await classroom(hill)
  people = {
    head: await person(),
    teacher: await person(),
    otherTeacher: await person(),
    ended: await person(),
    headElsewhere: await person(),
    stranger: await person(),
  }
  await member(hill, people.head, 'owner')
  await member(hill, people.teacher, 'teacher')
  await member(hill, people.otherTeacher, 'teacher')
  await member(hill, people.ended, 'manager', false)
  await member(await school(), people.headElsewhere, 'owner')
  await seat(hill, room, people.teacher)
  await seat(hill, otherRoom, people.otherTeacher)
})
afterAll(() => rows.close())

const refused = (code: string) => expect.objectContaining({ code })

describe('a school', () => {
  it('gives everybody their own role there, and nobody one of elsewhere', async () => {
    const slug = (await rows.pool.query('SELECT username FROM school WHERE id = $1', [hill])).rows[0].username
    const found: Record<string, unknown> = {}
    for (const [name, who] of Object.entries(people)) {
      const { standing, role } = await schoolById(rows.pool, who, hill)
      found[name] = [standing, role]
      expect(await schoolBySlug(rows.pool, who, slug)).toMatchObject({ id: hill, standing, role })
    }
    expect(found).toEqual({
      head: ['owner', 'owner'],
      teacher: ['teacher', 'teacher'],
      otherTeacher: ['teacher', 'teacher'],
      ended: [undefined, 'manager'],
      headElsewhere: [undefined, null],
      stranger: [undefined, null],
    })
  })
})

describe('a classroom', () => {
  it('opens to who runs its school and to whom it has in it', async () => {
    const opened = (who: Actor, id = room) => openClassroom(rows.pool, who, id)
    expect(await opened(people.head)).toMatchObject({ id: room, standing: 'owner', isIn: false })
    expect(await opened(people.teacher)).toMatchObject({ id: room, standing: 'teacher', isIn: true })
    await expect(opened(people.otherTeacher)).rejects.toEqual(refused('forbidden'))
    await expect(opened(people.teacher, otherRoom)).rejects.toEqual(refused('forbidden'))
    for (const who of [people.ended, people.headElsewhere, people.stranger]) {
      await expect(opened(who)).rejects.toEqual(refused('classroom_not_found'))
    }
    expect(await rows.classroom(hill).then((empty) => opened(people.head, empty))).toMatchObject({
      isIn: false,
    })
  })
})
