import { createInvitation, joinSchool } from '@wordhoard/contracts/invitations'
import { getMe } from '@wordhoard/contracts/my-account'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { newPupil, newPupilCode, registerWithCode } from '../../testing/pupils'
import { newUsername } from '../../testing/registering'
import { addMember, listMembers, schoolWithAllRoles, type TestSchool } from '../../testing/schools'
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
const accountsNamed = async (username: string) =>
  (await api.pool.query('SELECT FROM user_account WHERE username = $1', [username])).rowCount
const usesOf = async (code: string) =>
  (
    await api.pool.query<{ uses: number }>('SELECT uses FROM invitation WHERE code = $1', [
      code.replace('-', ''),
    ])
  ).rows[0]?.uses

describe('registering with a class code', () => {
  it('needs no address, joins the class and logs the pupil in', async () => {
    const code = await newPupilCode(api, hill.teacher, hill)
    const username = newUsername()
    const answer = await registerWithCode(api, code.toLowerCase(), { username })
    expect(answer.statusCode, answer.payload).toBe(201)
    expect(answer.json()).toMatchObject({ classroom_id: hill.classroom, school_username: hill.slug })
    const { access_token, user_id } = answer.json<{ access_token: string; user_id: number }>()
    const me = await call({ headers: { authorization: `Bearer ${access_token}` } }, getMe, {})
    expect(me.json()).toEqual({
      ...{ user_id, username, email: null, is_operator: false },
      ...{ deletion_due_at: null, password_reset_at: null },
    })
    expect(answer.cookies.map(({ name }) => name)).toEqual([
      'refresh_token',
      expect.any(String),
      'device_token',
    ])
    const members = await listMembers(api, hill.teacher, hill.id, { search: username })
    expect(members).toMatchObject([{ role: 'student', can_reset_password: true }])
    expect(await usesOf(code)).toBe(1)
  })

  it('is refused for codes without the mark, and creates nothing', async () => {
    const plain = await call(hill.teacher, createInvitation, {
      params: { id: hill.id },
      body: { role: 'student', classroom_id: hill.classroom },
    })
    const username = newUsername()
    const answer = await registerWithCode(api, plain.json<{ code: string }>().code, { username })
    expect(answer.statusCode).toBe(403)
    expect(answer.json()).toMatchObject({ code: 'address_needed' })
    expect((await registerWithCode(api, 'CFHJ-KLMP', { username })).json()).toMatchObject({
      code: 'invitation_not_found',
    })
    expect(await accountsNamed(username)).toBe(0)
  })

  it('is refused for codes that have expired, been used up or been revoked', async () => {
    const [expired, revoked] = [
      await newPupilCode(api, hill.teacher, hill),
      await newPupilCode(api, hill.teacher, hill),
    ]
    const change = (set: string, code: string) =>
      api.pool.query(`UPDATE invitation SET ${set} WHERE code = $1`, [code.replace('-', '')])
    await change("expires_at = now() - interval '1 second'", expired)
    await change('revoked_at = now()', revoked)
    expect((await registerWithCode(api, expired)).json()).toMatchObject({ code: 'invitation_over' })
    expect((await registerWithCode(api, revoked)).json()).toMatchObject({ code: 'invitation_not_found' })
  })

  it('gives the last use of a code to one of many pupils, and no account to the others', async () => {
    const code = await newPupilCode(api, hill.teacher, hill, { max_uses: 2 })
    const names = Array.from({ length: 8 }, newUsername)
    const answers = await Promise.all(names.map((username) => registerWithCode(api, code, { username })))
    const statuses = answers.map(({ statusCode }) => statusCode).sort()
    expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409])
    const made = await Promise.all(names.map(accountsNamed))
    expect(made.filter(Boolean)).toHaveLength(2)
    expect(await usesOf(code)).toBe(2)
  })

  it('gives a user name to one of two pupils, and uses up the code once', async () => {
    const code = await newPupilCode(api, hill.teacher, hill)
    const username = newUsername()
    const answers = await Promise.all([
      registerWithCode(api, code, { username }),
      registerWithCode(api, code, { username: username.toUpperCase() }),
    ])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json()).toMatchObject({
      code: 'username_taken',
    })
    expect(await usesOf(code)).toBe(1)
    expect((await registerWithCode(api, code, { username: 'admin' })).json()).toMatchObject({
      code: 'username_taken',
    })
  })

  it('refuses names with @ and weak passwords like every registration', async () => {
    const code = await newPupilCode(api, hill.teacher, hill)
    const username = newUsername()
    const fieldOf = async (given: { username?: string; password?: string }) => {
      const answer = await registerWithCode(api, code, given)
      expect(answer.statusCode).toBe(400)
      return answer.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc.at(-1))
    }
    expect(await fieldOf({ username: 'ada@example.org' })).toEqual(['username'])
    expect(await fieldOf({ password: 'Password1' })).toEqual(['password'])
    expect(await fieldOf({ username, password: `${username}Aa1` })).toEqual(['password'])
    expect(await usesOf(code)).toBe(0)
  })

  it('lets a class of 40 in behind one address, but not without end', async () => {
    const code = await newPupilCode(api, hill.teacher, hill, { max_uses: 100 })
    const from = (address: string) => registerWithCode(api, code, { address })
    expect((await from('203.0.113.9')).statusCode).toBe(201)
    const count = (value: number) =>
      api.pool.query("UPDATE guess_count SET count = $1 WHERE key LIKE 'pupils:address:%'", [value])
    await count(40)
    expect((await from('203.0.113.9')).statusCode).toBe(201)
    await count(100)
    expect((await from('203.0.113.9')).statusCode).toBe(429)
    expect((await from('203.0.113.10')).statusCode).toBe(201)
    const { rows } = await api.pool.query<{ key: string }>('SELECT key FROM guess_count')
    for (const { key } of rows) expect(key).not.toContain('203.0.113')
  })

  it('ends for a school that has made 400 such accounts in a day, whatever its codes', async () => {
    await registerWithCode(api, await newPupilCode(api, hill.teacher, hill))
    await api.pool.query("UPDATE guess_count SET count = 400 WHERE key LIKE 'pupils:school:%'")
    const other = await newPupilCode(api, hill.teacher, hill)
    const answer = await registerWithCode(api, other, { address: '203.0.113.77' })
    expect(answer.statusCode).toBe(429)
    expect(await usesOf(other)).toBe(0)
  })
})

describe('a code that creates accounts', () => {
  it('is for students of a class, bounded in uses and days', async () => {
    const refusal = async (body: object) => {
      const answer = await call(hill.owner, createInvitation, {
        params: { id: hill.id },
        body: { role: 'student', classroom_id: hill.classroom, max_uses: 30, without_email: true, ...body },
      })
      return answer.statusCode === 400
        ? answer.json<{ detail: { loc: string[] }[] }>().detail.map(({ loc }) => loc.at(-1))
        : answer.statusCode
    }
    expect(await refusal({ role: 'teacher' })).toEqual(['role'])
    expect(await refusal({ classroom_id: undefined })).toEqual(['classroom_id'])
    expect(await refusal({ max_uses: undefined })).toEqual(['max_uses'])
    expect(await refusal({ max_uses: 101 })).toEqual(['max_uses'])
    expect(await refusal({ expires_in_days: 91 })).toEqual(['expires_in_days'])
    expect(await refusal({ expires_in_days: 90, max_uses: 100 })).toBe(201)
  })
})

describe('an account without an address', () => {
  it('can’t found a school or join its staff, since it could then let in more', async () => {
    const pupil = await newPupil(api, await newPupilCode(api, hill.teacher, hill))
    const founded = await call(pupil, school.createSchool, {
      body: { name: 'Mine', description: 'x', username: newUsername() },
    })
    expect(founded.json()).toMatchObject({ code: 'address_needed' })
    const invited = await call(hill.owner, createInvitation, {
      params: { id: hill.id },
      body: { role: 'teacher' },
    })
    const joined = await call(pupil, joinSchool, { body: { code: invited.json<{ code: string }>().code } })
    expect(joined.json()).toMatchObject({ code: 'address_needed' })
    const raised = await call(hill.owner, school.updateSchoolUser, {
      params: { id: hill.id, user_id: pupil.userId },
      body: { role: 'teacher' },
    })
    expect(raised.json()).toMatchObject({ code: 'member_without_address' })
  })

  it('can join another class as a student', async () => {
    const pupil = await newPupil(api, await newPupilCode(api, hill.teacher, hill))
    await addMember(api, hill.owner, hill.id, 'student', hill.other, pupil)
    const members = await listMembers(api, hill.otherTeacher, hill.id, { search: pupil.username })
    expect(members).toMatchObject([{ classrooms: [{ id: hill.other }] }])
  })
})
