import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Actor } from '../../../lib/actor'
import { openRows, type Rows } from '../../../testing/rows'
import { newInvitationCode } from './invitation-codes'
import { invitationOf } from './join'

let rows: Rows
let hill: number
let room: number
let people: Record<'classmate' | 'schoolmate' | 'ended' | 'endedElsewhere' | 'newcomer', Actor>
beforeAll(async () => {
  rows = await openRows()
  const { person, school, member, classroom, addToClassroom } = rows
  hill = await school()
  room = await classroom(hill)
  people = {
    classmate: await person(),
    schoolmate: await person(),
    ended: await person(),
    endedElsewhere: await person(),
    newcomer: await person(),
  }
  await member(hill, people.classmate)
  await member(hill, people.schoolmate)
  await member(hill, people.ended, 'student', false)
  await member(await school(), people.endedElsewhere, 'student', false)
  await addToClassroom(hill, room, people.classmate)
  await addToClassroom(hill, await classroom(hill), people.schoolmate)
})
afterAll(() => rows.close())

async function makeCode(values: object = {}): Promise<string> {
  const code = newInvitationCode()
  await rows.add('invitation', {
    ...{ school_id: hill, classroom_id: room, role: 'student', code },
    ...{ expires_at: new Date(Date.now() + 86_400_000), ...values },
  })
  return code
}

describe('an invitation code', () => {
  it('shows each viewer what it would give them, and nothing about others', async () => {
    const code = await makeCode()
    const found: Record<string, unknown> = {}
    for (const [name, who] of [...Object.entries(people), ['visitor', undefined] as const]) {
      const { is_member, membership_ended } = await invitationOf(rows.pool, who, code)
      found[name] = { is_member, membership_ended }
    }
    const nothing = { is_member: false, membership_ended: false }
    expect(found).toEqual({
      classmate: { is_member: true, membership_ended: false },
      schoolmate: nothing,
      ended: { is_member: false, membership_ended: true },
      endedElsewhere: nothing,
      newcomer: nothing,
      visitor: nothing,
    })
  })

  it('is valid until it is used up, expired or revoked', async () => {
    const shown = (code: string) => invitationOf(rows.pool, people.newcomer, code)
    expect(await shown(await makeCode({ max_uses: 2, uses: 1 }))).toMatchObject({ role: 'student' })
    for (const over of [{ max_uses: 2, uses: 2 }, { expires_at: new Date(Date.now() - 1000) }]) {
      await expect(makeCode(over).then(shown)).rejects.toMatchObject({ code: 'invitation_over' })
    }
    await expect(makeCode({ revoked_at: new Date() }).then(shown)).rejects.toMatchObject({
      code: 'invitation_not_found',
    })
  })
})
