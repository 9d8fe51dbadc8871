import type { ClassProgress } from '@wordhoard/contracts/assignments'
import * as assignments from '@wordhoard/contracts/assignments'
import * as classrooms from '@wordhoard/contracts/classrooms'
import type { NewInvitationInput } from '@wordhoard/contracts/invitations'
import * as invitations from '@wordhoard/contracts/invitations'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../../testing/calls'
import { mailsTo } from '../../../testing/mailbox'
import { type Person, person } from '../../../testing/people'
import { addMember, listMembers, newSchool, schoolWithAllRoles } from '../../../testing/schools'
import { openTestApp, type TestApp } from '../../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', CONTACT_EMAIL: 'operator@example.org' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const usersOf = (who: Person, id: number, query = {}) => listMembers(api, who, id, query)

describe('an invitation code', () => {
  const lookUp = (who: Person | undefined, code: string) =>
    call(who, invitations.getInvitation, { params: { code } })
  const join = (who: Person, code: string) => call(who, invitations.joinSchool, { body: { code } })
  const invite = async (who: Person, id: number, body: object) =>
    (
      await call(who, invitations.createInvitation, {
        params: { id },
        body: body as NewInvitationInput,
      })
    ).json<{ id: number; code: string; url: string }>()

  it('works in any case and with any spaces, and shows what it leads to', async () => {
    const { id, slug, owner, classroom, teacher } = await schoolWithAllRoles(api)
    const { code, url } = await invite(teacher, id, { role: 'student', classroom_id: classroom })
    expect(code).toMatch(/^[CFHJKLMPRTWXY34679]{4}-[CFHJKLMPRTWXY34679]{4}$/)
    expect(url).toMatch(new RegExp(`/join/${code}$`))
    const spoken = ` ${code.toLowerCase().replace('-', ' ').split('').join(' ')} `
    const seen = (await lookUp(undefined, spoken)).json()
    expect(seen).toMatchObject({
      school: { username: slug },
      classroom: { id: classroom, name: 'Year 7' },
      role: 'student',
      is_member: false,
    })
    expect(seen.teachers_see.length).toBeGreaterThan(2)
    const newcomer = await person(api)
    expect((await join(newcomer, spoken)).json()).toEqual({
      school_id: id,
      classroom_id: classroom,
      role: 'student',
      school_username: slug,
    })
    expect((await lookUp(newcomer, code)).json()).toMatchObject({ is_member: true })
    const list = await call(owner, invitations.listInvitations, { params: { id } })
    expect(list.json()[0]).toMatchObject({ code, uses: 1, max_uses: null, classroom: { name: 'Year 7' } })
  })

  it('from a class list shows the student’s name to staff until they give their own, and never to classmates', async () => {
    const hill = await schoolWithAllRoles(api)
    const { codes } = (
      await call(hill.teacher, invitations.createCodeSheet, {
        params: { id: hill.classroom },
        body: { rows: [{ label: 'Zoë Quill' }] },
      })
    ).json()
    const zoe = await person(api)
    expect((await join(zoe, codes[0]!.code)).statusCode).toBe(200)
    const nameFor = async (who: Person) => {
      const users = await call(who, classrooms.listClassroomUsers, { params: { id: hill.classroom } })
      return users.json<school.SchoolUser[]>().find(({ user_info }) => user_info.id === zoe.userId)?.user_info
        .first_name
    }
    expect(await nameFor(hill.teacher)).toBe('Zoë Quill')
    expect(await nameFor(hill.student)).toBe('')
    expect(await nameFor(zoe)).toBe('')
    const found = await call(hill.manager, school.listSchoolUsers, {
      params: { id: hill.id },
      query: { search: 'quill' },
    })
    expect(found.json<school.SchoolUser[]>().map(({ user_info }) => user_info.username)).toEqual([
      zoe.username,
    ])
    const progress = await call(hill.teacher, assignments.getClassProgress, {
      params: { id: hill.classroom },
    })
    const { students } = progress.json<ClassProgress>()
    expect(students.map(({ student }) => student.first_name)).toContain('Zoë Quill')
    await api.pool.query("UPDATE user_account SET first_name = 'Zo' WHERE id = $1", [zoe.userId])
    expect(await nameFor(hill.teacher)).toBe('Zo')
  })

  it('for one use admits one of several people at the same moment', async () => {
    const { id, owner } = await newSchool(api)
    const { code } = await invite(owner, id, { role: 'student', max_uses: 1 })
    const crowd = await Promise.all(Array.from({ length: 6 }, () => person(api)))
    const answers = await Promise.all(crowd.map((who) => join(who, code)))
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409, 409, 409, 409, 409])
    expect(await usersOf(owner, id, { role: 'student' })).toHaveLength(1)
    const winner = crowd[answers.findIndex(({ statusCode }) => statusCode === 200)]!
    // Using it again gives the same answer and doesn't count.
    expect((await join(winner, code)).statusCode).toBe(200)
    expect((await lookUp(undefined, code)).json().code).toBe('invitation_over')
  })

  it('raises a role but never lowers one', async () => {
    const hill = await schoolWithAllRoles(api)
    await addMember(api, hill.owner, hill.id, 'student', hill.other, hill.teacher)
    await addMember(api, hill.owner, hill.id, 'teacher', undefined, hill.student)
    const roles = Object.fromEntries(
      (await usersOf(hill.owner, hill.id)).map(({ role, user_info }) => [user_info.id, role]),
    )
    expect([roles[hill.teacher.userId], roles[hill.student.userId]]).toEqual(['teacher', 'teacher'])
  })

  it('is invalid if it has expired, was revoked, doesn’t exist, or its maker lost their role', async () => {
    const hill = await schoolWithAllRoles(api)
    const newcomer = await person(api)
    const make = () => invite(hill.teacher, hill.id, { role: 'student', classroom_id: hill.classroom })
    const late = await make()
    await api.pool.query(`UPDATE invitation SET expires_at = now() - interval '1 second' WHERE id = $1`, [
      late.id,
    ])
    expect((await join(newcomer, late.code)).json().code).toBe('invitation_over')
    const withdrawn = await make()
    await call(hill.teacher, invitations.revokeInvitation, { params: { id: withdrawn.id } })
    const orphaned = await make()
    await call(hill.owner, school.updateSchoolUser, {
      params: { id: hill.id, user_id: hill.teacher.userId },
      body: { role: 'student' },
    })
    for (const code of [withdrawn.code, orphaned.code, 'CCCC-CCCC', 'nonsense\0']) {
      expect((await join(newcomer, code)).json().code, code).toBe('invitation_not_found')
      expect((await lookUp(undefined, code)).json().code, code).toBe('invitation_not_found')
    }
  })

  it('can’t be guessed, because attempts are limited', async () => {
    const guesser = await person(api)
    const statuses: number[] = []
    for (let i = 0; i < 21; i++) statuses.push((await join(guesser, 'CCCCCCC3')).statusCode)
    expect(statuses.slice(0, 20).every((status) => status === 404)).toBe(true)
    expect(statuses[20]).toBe(429)
  })

  it('is made for each row of a class list, for one student each, and mailed if the row has an address', async () => {
    const { classroom, teacher, id } = await schoolWithAllRoles(api)
    const rows = [
      { label: 'Zoë Adams' },
      { label: '<b>Ben</b>', email: 'Parent@example.org' },
      ...Array.from({ length: 38 }, () => ({})),
    ]
    const make = () =>
      call(
        teacher,
        invitations.createCodeSheet,
        { params: { id: classroom }, body: { rows } },
        { 'idempotency-key': `sheet-${classroom}` },
      )
    const answer = (await make()).json<{ codes: { label: string; code: string }[]; mailed: number }>()
    expect(answer.codes).toHaveLength(40)
    expect(new Set(answer.codes.map(({ code }) => code)).size).toBe(40)
    expect(answer.codes.slice(0, 3).map(({ label }) => label)).toEqual(['Zoë Adams', '<b>Ben</b>', ''])
    expect((await make()).json()).toEqual(answer)
    const mails = await mailsTo(api, 'parent@example.org')
    expect(mails).toHaveLength(1)
    expect(mails[0]?.text).toContain(answer.codes[1]?.code)
    expect((await join(await person(api), answer.codes[0]!.code)).statusCode).toBe(200)
    expect((await join(await person(api), answer.codes[0]!.code)).json().code).toBe('invitation_over')
    expect(await usersOf(teacher, id, { role: 'student' })).toHaveLength(3)
  })
})
