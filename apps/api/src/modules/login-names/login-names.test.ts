import { confirmEmailChange, requestEmailChange } from '@wordhoard/contracts/accounts'
import { deleteMe } from '@wordhoard/contracts/my-account'
import { isUsernameAvailable, updateMyUserInfo } from '@wordhoard/contracts/my-profile'
import { getProfile } from '@wordhoard/contracts/profiles'
import { leaveSchool } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { codeSentTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { newPupil, newPupilCode, registerWithCode } from '../../testing/pupils'
import { askForCode, newAddress, newUsername, register } from '../../testing/registering'
import { schoolWithAllRoles } from '../../testing/schools'
import { signIn } from '../../testing/sign-in'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { sweep } from '../accounts/housekeeping'

/**
 * What keeps names for processes of the version before. Without it, as after the next release, the directory alone says
 * whose a name is.
 */
const forOldProcesses = {
  drop: `ALTER TABLE user_account DISABLE TRIGGER account_without_names;
    DROP INDEX user_account_email_key; DROP INDEX user_account_username_lower_key`,
  restore: `ALTER TABLE user_account ENABLE TRIGGER account_without_names;
    CREATE UNIQUE INDEX user_account_email_key ON user_account (email);
    CREATE UNIQUE INDEX user_account_username_lower_key ON user_account (username_lower)`,
}

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', HUMAN_CHECK: 'off' })
  await api.ownerQuery(forOldProcesses.drop)
})
afterAll(async () => {
  await api.ownerQuery(forOldProcesses.restore)
  await api.close()
})

const call = callsTo(() => api)
const password = 'Quiet-otter-27'
async function namesOf(userId: number): Promise<string[]> {
  const { rows } = await api.pool.query('SELECT name FROM login_name WHERE user_id = $1 ORDER BY name', [
    userId,
  ])
  return rows.map(({ name }) => name)
}
const rename = (who: Person, username: string) =>
  call(who, updateMyUserInfo, { body: { first_name: '', last_name: '', bio: '', username } })
async function loginAs(name: string, typed = password): Promise<number> {
  return (await signIn(api, name, typed)).statusCode
}

describe('the directory of names', () => {
  it('has the address and user name of a new account, which logs in by both', async () => {
    const [email, username] = [newAddress(), newUsername()]
    const { user_id } = (await register(api, { email, username, password })).json()
    expect(await namesOf(user_id)).toEqual([email, username.toLowerCase()].sort())
    expect([await loginAs(email), await loginAs(username)]).toEqual([200, 200])
    expect((await register(api, { username: username.toUpperCase() })).json()).toMatchObject({
      code: 'username_taken',
    })
  })

  it('gives a name, and an address, to one of two people who register at the same instant', async () => {
    const username = newUsername()
    const codes = await Promise.all(
      [newAddress(), newAddress()].map(async (email) => {
        await askForCode(api, email)
        return { email, code: await codeSentTo(api, email) }
      }),
    )
    const answers = await Promise.all(codes.map((code) => register(api, { ...code, username })))
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const { rows } = await api.pool.query('SELECT FROM user_account WHERE username = $1', [username])
    expect(rows).toHaveLength(1)
  })

  it('gives up a name as its owner takes another, and shows the profile under the new one', async () => {
    const [me, other] = [await person(api), await person(api)]
    const next = newUsername()
    expect((await rename(me, next)).statusCode).toBe(200)
    expect(await namesOf(me.userId)).toEqual([me.email, next.toLowerCase()].sort())
    const profile = (name: string) => call(other, getProfile, { params: { username: name } })
    expect([(await profile(next)).statusCode, (await profile(me.username)).statusCode]).toEqual([200, 404])
    expect((await call(other, isUsernameAvailable, { params: { name: next } })).json()).toBe(false)
    expect((await rename(other, next)).statusCode).toBe(400)
    expect((await rename(other, me.username)).statusCode).toBe(200)
  })

  it('keeps one name of somebody who renames themselves twice at the same instant', async () => {
    const me = await person(api)
    const answers = await Promise.all([rename(me, newUsername()), rename(me, newUsername())])
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
    const { username } = await api.db.user.findUniqueOrThrow({ where: { id: me.userId } })
    expect(await namesOf(me.userId)).toEqual([me.email, username.toLowerCase()].sort())
  })

  it('gives an address to one of two people who confirm it at the same instant', async () => {
    const people = [await person(api), await person(api)]
    const email = newAddress()
    const bodies: { email: string; verification_code: string }[] = []
    for (const who of people) {
      await call(who, requestEmailChange, { body: { email, password: who.password } })
      bodies.push({ email, verification_code: await codeSentTo(api, email) })
    }
    const answers = await Promise.all(
      people.map((who, at) => call(who, confirmEmailChange, { body: bodies[at]! })),
    )
    const [winner, ...others] = people.filter((_, at) => answers[at]!.statusCode === 200)
    expect(others).toEqual([])
    expect(await namesOf(winner!.userId)).toEqual([email, winner!.username.toLowerCase()].sort())
    const loser = people.find((who) => who !== winner)!
    expect(await namesOf(loser.userId)).toEqual([loser.email, loser.username.toLowerCase()].sort())
    expect([await loginAs(email, winner!.password), await loginAs(winner!.email, winner!.password)]).toEqual([
      200, 401,
    ])
  })

  it('has nothing of a deleted account, whose name is free', async () => {
    const me = await person(api)
    expect((await call(me, deleteMe, { body: { password: me.password } })).statusCode).toBe(204)
    expect(await namesOf(me.userId)).toEqual([])
    expect((await register(api, { email: me.email, username: me.username })).statusCode).toBe(201)
  })

  it('has the names of pupils without an address, until their time is over', async () => {
    const hill = await schoolWithAllRoles(api)
    const code = await newPupilCode(api, hill.teacher, hill)
    const pupil = await newPupil(api, code)
    expect(await namesOf(pupil.userId)).toEqual([pupil.username.toLowerCase()])
    expect((await registerWithCode(api, code, { username: pupil.username })).json()).toMatchObject({
      code: 'username_taken',
    })
    await call(pupil, leaveSchool, { params: { id: hill.id } })
    await api.pool.query(
      `UPDATE user_account SET deletion_due_at = deletion_due_at - interval '31 days' WHERE id = $1`,
      [pupil.userId],
    )
    await sweep(api.pool)
    expect(await namesOf(pupil.userId)).toEqual([])
  })
})
