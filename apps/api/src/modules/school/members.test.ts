import type { SchoolRole } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { newInvitationCode } from './invitations/invitation-codes'
import { changeMember, leave, moveMember, transferOwnership } from './members'

/** Tests which memberships a change affects: those of one school, and of one person. */
let rows: Rows
let hill: number
let dale: number
let room: number
let otherRoom: number
/** All belong to both schools, except the last two: one is only in the other school, and one in none. */
type Name = 'owner' | 'manager' | 'teacher' | 'pupil' | 'otherPupil' | 'elsewhere' | 'stranger'
let people: Record<Name, Actor>
const roles: readonly [Name, SchoolRole][] = [
  ['owner', 'owner'],
  ['manager', 'manager'],
  ['teacher', 'teacher'],
  ['pupil', 'student'],
  ['otherPupil', 'student'],
]
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())
beforeEach(async () => {
  const { person, school, member, classroom, addToClassroom } = rows
  people = {
    owner: await person(),
    manager: await person(),
    teacher: await person(),
    pupil: await person(),
    otherPupil: await person(),
    elsewhere: await person(),
    stranger: await person(),
  }
  hill = await school()
  dale = await school()
  for (const [name, role] of roles) {
    await member(hill, people[name], role)
    await member(dale, people[name], role)
  }
  await member(dale, people.elsewhere, 'teacher')
  room = await classroom(hill)
  otherRoom = await classroom(hill)
  await addToClassroom(hill, room, people.teacher, people.pupil)
  await addToClassroom(hill, otherRoom, people.otherPupil)
  // Classrooms shared in the other school must not count in this one.
  await addToClassroom(dale, await classroom(dale), people.teacher, people.otherPupil)
})

/** All memberships of a school, by name. */
async function members(school: number) {
  const { rows: found } = await rows.pool.query(
    'SELECT user_id, role, is_active FROM school_member WHERE school_id = $1',
    [school],
  )
  const nameOf = (id: number) => Object.entries(people).find(([, { userId }]) => userId === id)![0]
  return Object.fromEntries(
    found.map(({ user_id, role, is_active }) => [nameOf(user_id), is_active ? role : `${role}, ended`]),
  )
}
const usual = Object.fromEntries(roles)
const all = { ...usual, elsewhere: 'teacher' }
const code = async (school_id: number, { userId: created_by_id }: Actor, values: object = {}) =>
  (
    await rows.add('invitation', {
      ...{ school_id, role: 'student', code: newInvitationCode(), created_by_id },
      ...{ expires_at: new Date(Date.now() + 86_400_000), ...values },
    })
  ).id
const revoked = async (id: number): Promise<Date | null> =>
  (await rows.pool.query('SELECT revoked_at FROM invitation WHERE id = $1', [id])).rows[0].revoked_at
const refused = (refusal: string) => expect.objectContaining({ code: refusal })

describe('changing a membership', () => {
  it('affects one person’s membership in one school, and the codes they made there', async () => {
    const { owner, teacher } = people
    const before = new Date('2020-01-01T00:00:00Z')
    const codes = {
      theirs: await code(hill, teacher),
      elsewhere: await code(dale, teacher),
      others: await code(hill, owner),
      withdrawn: await code(hill, teacher, { revoked_at: before }),
    }
    await changeMember(rows.pool, owner, hill, teacher.userId, { is_active: false })
    expect(await members(hill)).toEqual({ ...usual, teacher: 'teacher, ended' })
    expect(await members(dale)).toEqual(all)
    expect(await revoked(codes.theirs)).not.toBeNull()
    expect([await revoked(codes.elsewhere), await revoked(codes.others)]).toEqual([null, null])
    expect(await revoked(codes.withdrawn)).toEqual(before)
  })

  it('is allowed to a teacher who shares a classroom of that school', async () => {
    const { teacher, pupil, otherPupil } = people
    const shutOut = ({ userId }: Actor) =>
      changeMember(rows.pool, teacher, hill, userId, { is_active: false })
    await expect(shutOut(otherPupil)).rejects.toEqual(refused('forbidden'))
    expect(await shutOut(pupil)).toEqual({ role: 'student', is_active: false })
    expect(await members(hill)).toEqual({ ...usual, pupil: 'student, ended' })
  })

  it('is refused for people who aren’t members there', async () => {
    const { owner, elsewhere, stranger } = people
    for (const { userId } of [elsewhere, stranger]) {
      const change = changeMember(rows.pool, owner, hill, userId, { role: 'student' })
      await expect(change).rejects.toEqual(refused('member_not_found'))
    }
  })
})

describe('transferring a school', () => {
  it('makes an active member of its staff the owner of that school only', async () => {
    const { owner, manager, teacher, pupil, elsewhere, stranger } = people
    const handOn = ({ userId }: Actor) => transferOwnership(rows.pool, owner, hill, userId)
    await rows.pool.query(
      'UPDATE school_member SET is_active = false WHERE school_id = $1 AND user_id = $2',
      [hill, manager.userId],
    )
    for (const who of [manager, pupil, elsewhere, stranger]) {
      await expect(handOn(who)).rejects.toEqual(refused('member_not_found'))
    }
    await handOn(teacher)
    const now = { ...usual, owner: 'manager', manager: 'manager, ended', teacher: 'owner' }
    expect(await members(hill)).toEqual(now)
    expect(await members(dale)).toEqual(all)
  })
})

describe('leaving a school', () => {
  it('ends one’s own membership there, unless one owns the school', async () => {
    const { owner, teacher } = people
    await leave(rows.pool, teacher, hill)
    const { teacher: _, ...rest } = usual
    expect(await members(hill)).toEqual(rest)
    expect(await members(dale)).toEqual(all)
    await expect(leave(rows.pool, owner, hill)).rejects.toEqual(refused('owner_stays'))
    expect(await members(hill)).toEqual(rest)
  })
})

describe('moving a member', () => {
  const seated = async () =>
    (
      await rows.pool.query(
        `SELECT classroom_id, user_id FROM classroom_member WHERE school_id = $1 ORDER BY classroom_id, user_id`,
        [hill],
      )
    ).rows.map(({ classroom_id, user_id }) => [classroom_id, user_id])

  it('adds them to one classroom, and removes them from that one', async () => {
    const { owner, teacher, pupil, otherPupil } = people
    const before = await seated()
    await moveMember(rows.pool, owner, otherRoom, pupil.userId, 'in')
    expect(await seated()).toEqual([
      [room, teacher.userId],
      [room, pupil.userId],
      [otherRoom, pupil.userId],
      [otherRoom, otherPupil.userId],
    ])
    await moveMember(rows.pool, owner, otherRoom, pupil.userId, 'out')
    expect(await seated()).toEqual(before)
  })

  it('is refused for people who aren’t members, and removes only those who are in the classroom', async () => {
    const { owner, otherPupil, elsewhere, stranger } = people
    for (const [who, direction] of [
      [elsewhere, 'in'],
      [stranger, 'in'],
      [otherPupil, 'out'],
    ] as const) {
      const moved = moveMember(rows.pool, owner, room, who.userId, direction)
      await expect(moved).rejects.toEqual(refused('member_not_found'))
    }
  })
})
