import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import { downloadMyData, getMe } from '@wordhoard/contracts/my-account'
import { resetPupilPassword, type TemporaryPassword } from '@wordhoard/contracts/pupils'
import { updateSchoolUser } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { codeSentTo } from '../../testing/mailbox'
import type { Person } from '../../testing/people'
import { newPupil, newPupilCode, pupilPassword } from '../../testing/pupils'
import { newAddress } from '../../testing/registering'
import { addMember, listMembers, newSchool, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
import { renew, signIn, statusWith } from '../../testing/sign-in'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
let hill: TestSchool
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  hill = await schoolWithAllRoles(api)
})
afterAll(() => api.close())
beforeEach(() => api.pool.query('DELETE FROM guess_count'))

const call = callsTo(() => api)
const chosen = 'Brave-badger-41'
const newcomer = async () => newPupil(api, await newPupilCode(api, hill.teacher, hill))
const reset = (who: Person, pupil: Person, schoolId = hill.id) =>
  call(who, resetPupilPassword, { params: { id: schoolId, user_id: pupil.userId } })
const newPasswordFor = async (pupil: Person) => (await reset(hill.teacher, pupil)).json<TemporaryPassword>()
const codeOf = ({ json }: { json: () => { code?: string } }) => json().code

function logIn(username: string, password: string, newPassword?: string) {
  return api.app.inject({
    method: 'POST',
    url: '/api/auth2/login',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({
      ...{ username, password, turnstile_token: '' },
      ...(newPassword !== undefined && { new_password: newPassword }),
    }).toString(),
  })
}

describe('a password that staff reset', () => {
  it('is shown once, ends the pupil’s sessions and opens none before it is replaced', async () => {
    const pupil = await newcomer()
    const slip = await newPasswordFor(pupil)
    expect(slip).toEqual({
      ...{ username: pupil.username, name: '' },
      password: expect.stringMatching(/^[cfhjklmprtwxy34679]{8}$/),
      valid_until: expect.any(String),
      login_url: expect.stringMatching(/\/login$/),
    })
    expect(await statusWith(api, pupil.token)).toBe(401)
    expect((await renew(api, pupil.refreshToken)).statusCode).toBe(401)
    expect((await logIn(pupil.username, pupilPassword)).statusCode).toBe(401)
    const asked = await logIn(pupil.username, slip.password)
    expect(codeOf(asked)).toBe('new_password_needed')
    expect(asked.cookies).toEqual([])
    const same = await logIn(pupil.username, slip.password, slip.password)
    expect(same.statusCode).toBe(400)
    expect((await logIn(pupil.username, slip.password, chosen)).statusCode).toBe(200)
    expect((await logIn(pupil.username, slip.password)).statusCode).toBe(401)
    expect((await logIn(pupil.username, chosen)).statusCode).toBe(200)
  })

  it('is replaced by one of two logins at once', async () => {
    const pupil = await newcomer()
    const { password } = await newPasswordFor(pupil)
    const answers = await Promise.all([
      logIn(pupil.username, password, chosen),
      logIn(pupil.username, password, `${chosen}x`),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 401])
  })

  it('says nothing about itself to whoever does not know it', async () => {
    const pupil = await newcomer()
    await newPasswordFor(pupil)
    expect(codeOf(await logIn(pupil.username, 'Wrong-password-1', chosen))).toBe('wrong_credentials')
    expect(codeOf(await logIn('nobody-here', 'Wrong-password-1', chosen))).toBe('wrong_credentials')
  })

  it('expires after 14 days', async () => {
    const pupil = await newcomer()
    const { password } = await newPasswordFor(pupil)
    await api.pool.query(
      "UPDATE user_account SET password_until = password_until - interval '14 days' WHERE id = $1",
      [pupil.userId],
    )
    expect(codeOf(await logIn(pupil.username, password, chosen))).toBe('temporary_password_over')
  })

  it('lets the pupil in again at once after somebody guessed wrong too often', async () => {
    const pupil = await newcomer()
    await logIn(pupil.username, 'Wrong-password-1')
    await api.pool.query("UPDATE guess_count SET count = 101 WHERE key LIKE 'login%'")
    expect((await logIn(pupil.username, pupilPassword)).statusCode).toBe(429)
    const { password } = await newPasswordFor(pupil)
    expect((await logIn(pupil.username, password, chosen)).statusCode).toBe(200)
  })

  it('is visible to the pupil, with its date', async () => {
    const pupil = await newcomer()
    const { password } = await newPasswordFor(pupil)
    const { access_token } = (await logIn(pupil.username, password, chosen)).json<{ access_token: string }>()
    const headers = { authorization: `Bearer ${access_token}` }
    const me = (await call({ headers }, getMe, {})).json<{ password_reset_at: string }>()
    expect(Date.now() - Date.parse(me.password_reset_at)).toBeLessThan(60_000)
    const data = (await call({ headers }, downloadMyData, {})).json<{ reset_by_staff: object[] }>()
    expect(data.reset_by_staff).toMatchObject([{ reset_by: hill.teacher.username }])
    const own = (await call(hill.teacher, downloadMyData, {})).json<{ reset_for_students: object[] }>()
    expect(own.reset_for_students).toContainEqual(expect.objectContaining({ student: pupil.username }))
  })
})

describe('staff', () => {
  it('reset passwords of their own school’s pupils only, and teachers those of their classes', async () => {
    const pupil = await newcomer()
    const elsewhere = await newSchool(api)
    const refused = [hill.otherTeacher, hill.student, hill.deactivated, elsewhere.owner]
    for (const who of refused) expect((await reset(who, pupil)).statusCode).toBe(403)
    expect((await reset(elsewhere.owner, pupil, elsewhere.id)).statusCode).toBe(404)
    expect((await logIn(pupil.username, pupilPassword)).statusCode).toBe(200)
    for (const who of [hill.teacher, hill.manager, hill.owner]) {
      expect((await reset(who, pupil)).statusCode).toBe(200)
    }
  })

  it('of a second school gain no power over the account while the first one stands', async () => {
    const pupil = await newcomer()
    const second = await newSchool(api)
    await addMember(api, second.owner, second.id, 'student', undefined, pupil)
    expect(codeOf(await reset(second.owner, pupil, second.id))).toBe('forbidden')
    expect(await listMembers(api, second.owner, second.id, { role: 'student' })).toMatchObject([
      { can_reset_password: false },
    ])
    await call(hill.teacher, updateSchoolUser, {
      params: { id: hill.id, user_id: pupil.userId },
      body: { is_active: false },
    })
    expect((await reset(hill.teacher, pupil)).statusCode).toBe(403)
    expect((await reset(second.owner, pupil, second.id)).statusCode).toBe(200)
  })

  it('can’t reset the password of an account that has got an address', async () => {
    const pupil = await newcomer()
    const email = newAddress()
    await call(pupil, requestEmailChange, { body: { email, password: pupilPassword } })
    // A request alone changes nothing.
    expect(await listMembers(api, hill.teacher, hill.id, { search: pupil.username })).toMatchObject([
      { can_reset_password: true },
    ])
    const confirmed = await call(pupil, confirmEmailChange, {
      body: { email, verification_code: await codeSentTo(api, email) },
    })
    expect(confirmed.statusCode, confirmed.payload).toBe(200)
    expect(codeOf(await reset(hill.teacher, pupil))).toBe('has_address')
    expect(await listMembers(api, hill.teacher, hill.id, { search: pupil.username })).toMatchObject([
      { can_reset_password: false },
    ])
    for (const name of [email, pupil.username, pupil.username.toUpperCase()]) {
      expect((await signIn(api, name, pupilPassword)).statusCode).toBe(200)
    }
  })

  it('cancel a change of address that was requested before the reset', async () => {
    const pupil = await newcomer()
    const email = newAddress()
    await call(pupil, requestEmailChange, { body: { email, password: pupilPassword } })
    const { password } = await newPasswordFor(pupil)
    const { access_token } = (await logIn(pupil.username, password, chosen)).json<{ access_token: string }>()
    const confirmed = await call(
      { headers: { authorization: `Bearer ${access_token}` } },
      confirmEmailChange,
      {
        body: { email, verification_code: await codeSentTo(api, email) },
      },
    )
    expect(codeOf(confirmed)).toBe('wrong_code')
  })
})
