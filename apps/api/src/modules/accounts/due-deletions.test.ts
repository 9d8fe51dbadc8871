import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import { getMe } from '@wordhoard/contracts/my-account'
import { deleteSchool, leaveSchool, updateSchoolUser } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { codeSentTo } from '../../testing/mailbox'
import type { Person } from '../../testing/people'
import { newPupil, newPupilCode, pupilPassword } from '../../testing/pupils'
import { newAddress } from '../../testing/registering'
import {
  addMember,
  newClassroom,
  newSchool,
  schoolWithAllRoles,
  type TestSchool,
} from '../../testing/schools'
import { renew } from '../../testing/sign-in'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from './housekeeping'

let api: TestApp
let hill: TestSchool
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())

const call = callsTo(() => api)
const DAY = 86_400_000
const newcomer = async () => newPupil(api, await newPupilCode(api, hill.teacher, hill))
const leave = (who: Person) => call(who, leaveSchool, { params: { id: hill.id } })
/** Days until the account is deleted, as its owner is told; null if it stays. */
async function daysLeft(who: Person): Promise<number | null> {
  const { deletion_due_at } = (await call(who, getMe, {})).json<{ deletion_due_at: string | null }>()
  return deletion_due_at === null ? null : Math.round((Date.parse(deletion_due_at) - Date.now()) / DAY)
}
/** Lets days pass for an account's deadline, then sweeps. */
async function pass(days: number, { userId }: Person): Promise<void> {
  await api.pool.query(
    'UPDATE user_account SET deletion_due_at = deletion_due_at - make_interval(days => $2) WHERE id = $1',
    [userId, days],
  )
  await sweep(api.pool)
}
const isThere = async ({ userId }: Person) =>
  (await api.pool.query('SELECT FROM user_account WHERE id = $1', [userId])).rowCount === 1

describe('a pupil without an address who is in no school', () => {
  it('keeps the account for 30 days, is told the date, and is then deleted', async () => {
    const pupil = await newcomer()
    expect(await daysLeft(pupil)).toBeNull()
    await leave(pupil)
    expect(await daysLeft(pupil)).toBe(30)
    await pass(29, pupil)
    expect(await isThere(pupil)).toBe(true)
    expect(await daysLeft(pupil)).toBe(1)
    await pass(1, pupil)
    expect(await isThere(pupil)).toBe(false)
    expect((await renew(api, pupil.refreshToken)).statusCode).toBe(401)
    // The access token ends with the account, not only when it expires.
    expect((await call(pupil, getMe, {})).statusCode).toBe(401)
  })

  it('has the same time after being removed, and none of it when let in again', async () => {
    const pupil = await newcomer()
    const setActive = (is_active: boolean) =>
      call(hill.teacher, updateSchoolUser, {
        params: { id: hill.id, user_id: pupil.userId },
        body: { is_active },
      })
    await setActive(false)
    expect(await daysLeft(pupil)).toBe(30)
    await setActive(true)
    expect(await daysLeft(pupil)).toBeNull()
    await sweep(api.pool)
    expect(await isThere(pupil)).toBe(true)
  })

  it('has the same time after the school is deleted', async () => {
    const { id, slug, owner } = await newSchool(api)
    const classroom = await newClassroom(api, owner, id, 'Year 9')
    const pupil = await newPupil(api, await newPupilCode(api, owner, { id, classroom }))
    const deleted = await call(owner, deleteSchool, { params: { id }, body: { username: slug } })
    expect(deleted.statusCode).toBe(204)
    expect(await daysLeft(pupil)).toBe(30)
    await pass(30, pupil)
    expect(await isThere(pupil)).toBe(false)
  })

  it('stays for good after adding an address', async () => {
    const pupil = await newcomer()
    await leave(pupil)
    const email = newAddress()
    await call(pupil, requestEmailChange, { body: { email, password: pupilPassword } })
    expect(await daysLeft(pupil)).toBe(30)
    await call(pupil, confirmEmailChange, {
      body: { email, verification_code: await codeSentTo(api, email) },
    })
    expect(await daysLeft(pupil)).toBeNull()
    await pass(31, pupil)
    expect(await isThere(pupil)).toBe(true)
  })

  it('stays while in any other school, and keeps the first date when leaving one after another', async () => {
    const pupil = await newcomer()
    const second = await newSchool(api)
    await addMember(api, second.owner, second.id, 'student', undefined, pupil)
    await leave(pupil)
    expect(await daysLeft(pupil)).toBeNull()
    await call(pupil, leaveSchool, { params: { id: second.id } })
    expect(await daysLeft(pupil)).toBe(30)
    await addMember(api, hill.teacher, hill.id, 'student', hill.classroom, pupil)
    expect(await daysLeft(pupil)).toBeNull()
  })

  it('gets a date even when leaving two schools at the same moment', async () => {
    for (let round = 0; round < 5; round++) {
      const pupil = await newcomer()
      const second = await newSchool(api)
      await addMember(api, second.owner, second.id, 'student', undefined, pupil)
      await Promise.all([leave(pupil), call(pupil, leaveSchool, { params: { id: second.id } })])
      expect(await daysLeft(pupil)).toBe(30)
    }
  })
})

it('accounts with an address are never due, in whatever school they are', async () => {
  const student = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
  await leave(student)
  expect(await daysLeft(student)).toBeNull()
})
