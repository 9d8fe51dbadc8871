import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Actor } from '../../lib/actor'
import { openRows, type Rows } from '../../testing/rows'
import { rosterName } from './roster-name'

let rows: Rows
beforeAll(async () => {
  rows = await openRows()
})
afterAll(() => rows.close())

it('the name on a class list is of one member in one school', async () => {
  const { person, school, add, pool } = rows
  const [hill, dale] = [await school(), await school()]
  const [zoe, ben, nobody] = [await person(), await person(), await person()]
  const enter = (school_id: number, { userId: user_id }: Actor, roster_name: string) =>
    add('school_member', { school_id, user_id, role: 'student', roster_name })
  await enter(hill, zoe, 'Zoë Quill')
  await enter(dale, zoe, 'Z. Q.')
  await enter(hill, ben, '')
  const nameOf = async (who: Actor, at: number) =>
    (
      await pool.query(`SELECT ${rosterName('u', '$2')} AS name FROM user_account u WHERE u.id = $1`, [
        who.userId,
        at,
      ])
    ).rows[0].name
  expect([await nameOf(zoe, hill), await nameOf(zoe, dale)]).toEqual(['Zoë Quill', 'Z. Q.'])
  expect([await nameOf(ben, hill), await nameOf(ben, dale), await nameOf(nobody, hill)]).toEqual([
    null,
    null,
    null,
  ])
})
