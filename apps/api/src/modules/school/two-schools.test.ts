import * as chats from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import type { NewInvitationInput } from '@wordhoard/contracts/invitations'
import * as invitations from '@wordhoard/contracts/invitations'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { type Person, person } from '../../testing/people'
import { addMember, listMembers, newClassroom, newSchool, schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const invite = (who: Person, id: number, body: NewInvitationInput) =>
  call(who, invitations.createInvitation, { params: { id }, body })
const codesSeen = async (who: Person, id: number) => {
  const answer = await call(who, invitations.listInvitations, { params: { id } })
  return answer.json<{ id: number }[]>().map((code) => code.id)
}
/** Joins by a class list's code that carries the student's name. */
const enlist = async (teacher: Person, classroom: number, label: string, who: Person) => {
  const sheet = { params: { id: classroom }, body: { rows: [{ label }] } }
  const { codes } = (await call(teacher, invitations.createCodeSheet, sheet)).json<{
    codes: { code: string }[]
  }>()
  const { statusCode } = await call(who, invitations.joinSchool, { body: { code: codes[0]!.code } })
  expect(statusCode).toBe(200)
}

describe('a member of two schools', () => {
  it('has the name of each school’s own class list, and none where there is none', async () => {
    const [hill, dale] = [await schoolWithAllRoles(api), await schoolWithAllRoles(api)]
    const zoe = await person(api)
    await enlist(hill.teacher, hill.classroom, 'Zoë Quill', zoe)
    await addMember(api, dale.owner, dale.id, 'student', dale.classroom, zoe)
    await call(zoe, chats.sendMessage, { body: { chat_id: dale.chat, content: 'Hello' } })

    const nameAt = async (who: Person, id: number) =>
      (await listMembers(api, who, id)).find(({ user_info }) => user_info.id === zoe.userId)?.user_info
        .first_name
    expect(await nameAt(hill.teacher, hill.id)).toBe('Zoë Quill')
    expect(await nameAt(dale.teacher, dale.id)).toBe('')
    const inClassroom = await call(dale.teacher, classrooms.listClassroomUsers, {
      params: { id: dale.classroom },
    })
    expect(inClassroom.payload).toContain(zoe.username)
    expect(inClassroom.payload).not.toContain('Quill')
    const written = await call(dale.teacher, chats.listMessages, { params: { id: dale.chat } })
    expect(written.payload).toContain(zoe.username)
    expect(written.payload).not.toContain('Quill')
    expect(await listMembers(api, dale.owner, dale.id, { search: 'quill' })).toEqual([])
    const byName = await listMembers(api, dale.owner, dale.id, { orders_by: 'name', orders_dir: 'asc' })
    expect(byName.map(({ user_info }) => user_info.id)).toContain(zoe.userId)
  })

  it('sees in each school only people who share a classroom there', async () => {
    const [hill, dale] = [await schoolWithAllRoles(api), await schoolWithAllRoles(api)]
    // The teacher of one school is in a class of the other, with a student who belongs to both.
    await addMember(api, dale.owner, dale.id, 'teacher', dale.classroom, hill.teacher)
    await addMember(api, dale.owner, dale.id, 'student', dale.classroom, hill.otherStudent)
    const seen = async (query = {}) =>
      (await listMembers(api, hill.teacher, hill.id, query)).map(({ user_info }) => user_info.id)
    const own = [hill.owner, hill.teacher, hill.student, hill.deactivated].map(({ userId }) => userId)
    expect((await seen()).toSorted()).toEqual(own.toSorted())
    expect(await seen({ search: hill.otherStudent.username })).toEqual([])
    const count = await call(hill.teacher, school.countSchoolUsers, { params: { id: hill.id } })
    expect(count.json()).toEqual({ count: own.length })
    // Only the member's classrooms in that school are listed.
    const [student] = await listMembers(api, hill.owner, hill.id, { search: hill.otherStudent.username })
    expect(student?.classrooms).toEqual([{ id: hill.other, name: 'Year 8' }])
    const rooms = await call(hill.teacher, school.listSchoolClassrooms, { params: { id: hill.id } })
    expect(rooms.json<{ id: number }[]>().map(({ id }) => id)).toEqual([hill.classroom])
  })
})

describe('invitation codes', () => {
  it('lead only to classrooms of their own school', async () => {
    const hill = await newSchool(api)
    const dale = await newSchool(api, hill.owner)
    const elsewhere = await newClassroom(api, hill.owner, dale.id, 'Year 9')
    const made = await invite(hill.owner, hill.id, { role: 'student', classroom_id: elsewhere })
    expect(made.statusCode).toBe(404)
    expect(made.json()).toMatchObject({ code: 'classroom_not_found' })
    expect(await codesSeen(hill.owner, hill.id)).toEqual([])
    expect((await invite(hill.owner, dale.id, { role: 'student', classroom_id: elsewhere })).statusCode).toBe(
      201,
    )
  })

  it('for managers are visible only to the owner, and those for staff or other classrooms to no teacher', async () => {
    const hill = await schoolWithAllRoles(api)
    const dale = await schoolWithAllRoles(api)
    const make = async (body: NewInvitationInput) =>
      (await invite(hill.owner, hill.id, body)).json<{ id: number }>().id
    await make({ role: 'student', classroom_id: hill.other })
    const codes = {
      manager: await make({ role: 'manager' }),
      staff: await make({ role: 'teacher', classroom_id: hill.classroom }),
      school: await make({ role: 'student' }),
      foreign: await make({ role: 'student', classroom_id: hill.other }),
      own: await make({ role: 'student', classroom_id: hill.classroom }),
    }
    await invite(dale.owner, dale.id, { role: 'student', classroom_id: dale.classroom })
    const all = await codesSeen(hill.owner, hill.id)
    expect(all).toEqual(expect.arrayContaining(Object.values(codes)))
    expect((await codesSeen(hill.manager, hill.id)).toSorted()).toEqual(
      all.filter((id) => id !== codes.manager).toSorted(),
    )
    // The teacher sees the codes with which the school was filled, and `codes.own`.
    const teachers = await codesSeen(hill.teacher, hill.id)
    const { rows } = await api.pool.query<{ id: number }>(
      `SELECT id FROM invitation WHERE classroom_id = $1 AND role = 'student' ORDER BY id DESC`,
      [hill.classroom],
    )
    expect(teachers).toEqual(rows.map(({ id }) => id))
    expect(teachers).toContain(codes.own)
  })
})
