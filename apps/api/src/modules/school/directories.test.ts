import { createCodeSheet, getInvitation, joinSchool } from '@wordhoard/contracts/invitations'
import { createSchool, deleteSchool, getSchool, updateSchool } from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'
import { insertCodeRows } from './invitations/invitations.queries'

/**
 * What keeps names and codes for processes of the version before. Without it, as after the next release, the directories
 * alone say whose they are.
 */
const forOldProcesses = {
  drop: `ALTER TABLE school DISABLE TRIGGER school_without_name;
    ALTER TABLE invitation DISABLE TRIGGER invitation_without_code;
    DROP INDEX school_username_lower_key; DROP INDEX invitation_code_key`,
  restore: `ALTER TABLE school ENABLE TRIGGER school_without_name;
    ALTER TABLE invitation ENABLE TRIGGER invitation_without_code;
    CREATE UNIQUE INDEX school_username_lower_key ON school (username_lower);
    CREATE UNIQUE INDEX invitation_code_key ON invitation (code)`,
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
const found = (who: Person, username: string) =>
  call(who, createSchool, { body: { name: 'School', description: 'A school', username } })
async function entriesOf(table: 'school_name' | 'invitation_code', school: number): Promise<number> {
  const { rowCount } = await api.pool.query(`SELECT FROM ${table} WHERE school_id = $1`, [school])
  return rowCount ?? 0
}

describe('the directory of schools', () => {
  it('gives a name to one of those who ask for it at the same moment, and opens the school by it', async () => {
    const [me, other] = [await person(api), await person(api)]
    const username = `Owls-${me.userId}`
    const answers = await Promise.all([found(me, username), found(other, username.toUpperCase())])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409])
    const { id } = answers.find(({ statusCode }) => statusCode === 201)!.json()
    expect((await call(me, getSchool, { params: { slug: username.toLowerCase() } })).json()).toMatchObject({
      id,
    })
    expect(await entriesOf('school_name', id)).toBe(1)
  })

  it('lets a name go with a new one or with the school, and refuses one that is taken', async () => {
    const [hill, lake] = [await schoolWithAllRoles(api), await schoolWithAllRoles(api)]
    const rename = (username: string) =>
      call(hill.owner, updateSchool, { params: { id: hill.id }, body: { username } })
    expect((await rename(lake.slug)).json()).toMatchObject({ code: 'school_exists' })
    expect((await rename(hill.slug.toUpperCase())).statusCode).toBe(200)
    const next = `Next-${hill.id}`
    expect((await rename(next)).statusCode).toBe(200)
    expect((await call(hill.owner, getSchool, { params: { slug: hill.slug } })).statusCode).toBe(404)
    const me = await person(api)
    expect((await found(me, hill.slug)).statusCode).toBe(201)
    const body = { username: next }
    expect((await call(hill.owner, deleteSchool, { params: { id: hill.id }, body })).statusCode).toBe(204)
    expect(await entriesOf('school_name', hill.id)).toBe(0)
    expect((await found(me, next)).statusCode).toBe(201)
  })
})

describe('the directory of codes', () => {
  it('has each code of a class list, leads to it, and forgets it with the school', async () => {
    const hill = await schoolWithAllRoles(api)
    const before = await entriesOf('invitation_code', hill.id)
    const body = { rows: [{ label: 'Ann' }, { label: 'Ben' }], expires_in_days: 7 }
    const made = await call(hill.teacher, createCodeSheet, { params: { id: hill.classroom }, body })
    const [{ code }] = made.json().codes
    expect(await entriesOf('invitation_code', hill.id)).toBe(before + 2)
    expect((await call(undefined, getInvitation, { params: { code } })).json()).toMatchObject({
      school: { username: hill.slug },
      classroom: { id: hill.classroom },
    })
    const [one, two] = [await person(api), await person(api)]
    const joined = await Promise.all([one, two].map((who) => call(who, joinSchool, { body: { code } })))
    expect(joined.map((answer) => answer.json().code ?? 'joined').sort()).toEqual([
      'invitation_over',
      'joined',
    ])
    await call(hill.owner, deleteSchool, { params: { id: hill.id }, body: { username: hill.slug } })
    expect(await entriesOf('invitation_code', hill.id)).toBe(0)
    expect((await call(one, joinSchool, { body: { code } })).json()).toMatchObject({
      code: 'invitation_not_found',
    })
  })

  it('skips a code that another school has', async () => {
    const [hill, lake] = [await schoolWithAllRoles(api), await schoolWithAllRoles(api)]
    const insert = (schoolId: number, codes: string[]) =>
      insertCodeRows.fetchAll(api.pool, {
        ...{ schoolId, classroomId: null, role: 'student', makerId: hill.owner.userId, days: 7, maxUses: 1 },
        ...{ isWithoutEmail: false, codes, labels: codes.map(() => 'Ann') },
      })
    const [taken, free] = [`A${hill.id}`, `B${hill.id}`]
    expect((await insert(hill.id, [taken])).map(({ code }) => code)).toEqual([taken])
    expect((await insert(lake.id, [taken, free])).map(({ code }) => code)).toEqual([free])
  })
})
