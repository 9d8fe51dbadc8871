import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../lib/actor'
import { openRows, type Rows } from '../../../testing/rows'
import { type SchoolRows, schoolRows } from '../../../testing/school-rows'
import { newInvitationCode } from './invitation-codes'
import { listOpenInvitations, revokeInvitation } from './invitations'

/** Tests which codes of a school its staff see and may revoke. */
let rows: Rows
let school: number
let room: number
let otherRoom: number
let people: SchoolRows['people']
let manager: Actor
beforeAll(async () => {
  rows = await openRows()
  ;({ school, room, otherRoom, people } = await schoolRows(rows))
  manager = await rows.person()
  await rows.member(school, manager, 'manager')
})
afterAll(() => rows.close())

const later = new Date(Date.now() + 86_400_000)
const made = async (values: object = {}) =>
  (
    await rows.add('invitation', {
      ...{ school_id: school, classroom_id: room, role: 'student', code: newInvitationCode() },
      ...{ expires_at: later, ...values },
    })
  ).id

describe('the codes of a school', () => {
  it('are visible to staff who could create them, while they are valid', async () => {
    const dale = await rows.school()
    const codes = {
      own: await made(),
      staff: await made({ role: 'teacher' }),
      otherRoom: await made({ classroom_id: otherRoom }),
      anywhere: await made({ classroom_id: null }),
      manager: await made({ classroom_id: null, role: 'manager' }),
      once: await made({ max_uses: 1 }),
      usedUp: await made({ max_uses: 1, uses: 1 }),
      expired: await made({ expires_at: new Date(Date.now() - 1000) }),
      withdrawn: await made({ revoked_at: new Date() }),
      elsewhere: await made({ school_id: dale, classroom_id: await rows.classroom(dale) }),
    }
    const names = new Map(Object.entries(codes).map(([name, id]) => [id, name]))
    const seen = async (who: Actor, query: { classroom_id?: number } = {}) => {
      const parts = { pool: rows.pool, publicUrl: 'https://example.org' }
      const found = await listOpenInvitations(parts, who, school, { limit: 100, offset: 0, ...query })
      return found.map(({ id }) => names.get(id)).toReversed()
    }
    expect(await seen(people.owner)).toEqual(['own', 'staff', 'otherRoom', 'anywhere', 'manager', 'once'])
    expect(await seen(manager)).toEqual(['own', 'staff', 'otherRoom', 'anywhere', 'once'])
    expect(await seen(people.teacher)).toEqual(['own', 'once'])
    expect(await seen(people.otherTeacher)).toEqual(['otherRoom'])
    expect(await seen(people.owner, { classroom_id: room })).toEqual(['own', 'staff', 'once'])
    expect(await seen(people.teacher, { classroom_id: otherRoom })).toEqual([])
  })

  it('can be revoked by staff who could create them', async () => {
    const asked = async (who: Actor, values: object = {}) => {
      const id = await made(values)
      const code = await revokeInvitation(rows.pool, who, id).then(
        () => 'withdrawn',
        (error: { code: string }) => error.code,
      )
      const { revoked_at } = (await rows.pool.query('SELECT revoked_at FROM invitation WHERE id = $1', [id]))
        .rows[0]
      expect(revoked_at !== null, code).toBe(code === 'withdrawn')
      return code
    }
    const { owner, teacher, otherTeacher, formerManager, otherOwner } = people
    for (const who of [owner, manager, teacher]) expect(await asked(who)).toBe('withdrawn')
    expect(await asked(otherTeacher)).toBe('forbidden')
    for (const refused of [{ classroom_id: otherRoom }, { role: 'teacher' }, { classroom_id: null }]) {
      expect(await asked(teacher, refused)).toBe('forbidden')
    }
    expect(await asked(manager, { role: 'manager' })).toBe('forbidden')
    for (const who of [formerManager, otherOwner, await rows.person()]) {
      expect(await asked(who)).toBe('invitation_not_found')
    }
  })
})
