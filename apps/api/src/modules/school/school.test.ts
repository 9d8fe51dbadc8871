import * as chatsContract from '@wordhoard/contracts/chats'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as invitations from '@wordhoard/contracts/invitations'
import * as myAccount from '@wordhoard/contracts/my-account'
import * as profiles from '@wordhoard/contracts/profiles'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callsTo } from '../../testing/calls'
import { mailsTo } from '../../testing/mailbox'
import { type Person, person } from '../../testing/people'
import { addMember, listMembers, newClassroom, newSchool, schoolWithAllRoles } from '../../testing/schools'
import { openTestApp, type TestApp } from '../../testing/test-app'

let api: TestApp
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', CONTACT_EMAIL: 'operator@example.org' })
})
afterAll(() => api.close())

const call = callsTo(() => api)
const names = (list: school.SchoolUser[]) => list.map(({ user_info }) => user_info.username)
const usersOf = (who: Person, id: number, query = {}) => listMembers(api, who, id, query)

describe('creating a school', () => {
  it('makes its founder the owner, and reserves its address, ignoring case', async () => {
    const { id, slug, owner } = await newSchool(api)
    const page = (
      await call(await person(api), school.getSchool, { params: { slug: slug.toLowerCase() } })
    ).json()
    expect(page).toMatchObject({
      id,
      username: slug,
      managers: [{ role: 'owner', user_info: { username: owner.username } }],
      teachers: [],
      classrooms: [],
      membership: null,
      abilities: { open_admin_panel: false, leave: false },
    })
    expect((await call(owner, school.listMySchools, {})).json()).toMatchObject([
      { school: { id, username: slug }, role: 'owner', abilities: { delete: true, leave: false } },
    ])
    const again = await call(owner, school.createSchool, {
      body: { name: 'Other', description: 'x', username: slug.toUpperCase() },
    })
    expect([again.statusCode, again.json().detail]).toEqual([
      409,
      'School with this username already exists.',
    ])
  })

  it('succeeds once for simultaneous calls with one address, and gives the same answer to calls with one key', async () => {
    const [ada, ben] = await Promise.all([person(api), person(api)])
    const body = { name: 'Race', description: 'x', username: `Race-${ada.userId}` }
    const found = (who: Person, headers = {}) => call(who, school.createSchool, { body }, headers)
    const statuses = (await Promise.all([found(ada), found(ben), found(ada), found(ben)])).map(
      ({ statusCode }) => statusCode,
    )
    expect(statuses.toSorted()).toEqual([201, 409, 409, 409])
    const key = { 'idempotency-key': 'found' }
    const keyed = { ...body, username: `Once-${ada.userId}` }
    const answers = await Promise.all([1, 2].map(() => call(ada, school.createSchool, { body: keyed }, key)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201])
    expect(answers[0]?.payload).toBe(answers[1]?.payload)
  })

  it('requires a name, a description and an address, and reports each at its field', async () => {
    const answer = await call(await person(api), school.createSchool, {
      body: { name: ' ', description: '', username: 'a b' },
    })
    expect(answer.json().detail.map(({ loc, msg }: { loc: string[]; msg: string }) => [loc[1], msg])).toEqual(
      [
        ['name', 'School name is required!'],
        ['description', 'Description is required!'],
        ['username', 'Username may only contain letters, digits and _ . -'],
      ],
    )
  })
})

describe('classrooms', () => {
  it('have unique names in their school', async () => {
    const { id, owner } = await newSchool(api)
    await newClassroom(api, owner, id, 'Year 7')
    const again = await call(owner, classrooms.createClassroom, {
      body: { school_id: id, name: 'YEAR 7', description: 'x' },
    })
    expect([again.statusCode, again.json().detail]).toEqual([409, 'Classroom with this name already exists.'])
    const other = await newClassroom(api, owner, id, 'Year 8')
    const renamed = await call(owner, classrooms.updateClassroom, {
      params: { id: other },
      body: { name: 'year 7' },
    })
    expect(renamed.json().code).toBe('classroom_exists')
    const elsewhere = await newSchool(api)
    expect(await newClassroom(api, elsewhere.owner, elsewhere.id, 'Year 7')).toBeGreaterThan(0)
    const blank = await call(owner, classrooms.createClassroom, {
      body: { school_id: id, name: '', description: '' },
    })
    expect(blank.json().detail).toMatchObject([
      { msg: 'Classroom name is required!' },
      { msg: 'Description is required!' },
    ])
  })

  it('belong to schools that can’t take a reserved address, but can keep one', async () => {
    const { id, owner } = await newSchool(api)
    const body = { name: 'Hill', description: 'On the hill', username: 'Admin' }
    const founded = await call(owner, school.createSchool, { body })
    expect(founded.json()).toMatchObject({ code: 'school_exists' })
    const moved = await call(owner, school.updateSchool, { params: { id }, body: { username: 'Wordhoard' } })
    expect(moved.json()).toMatchObject({ code: 'school_exists' })
    await api.pool.query("UPDATE school SET username = 'Support', username_lower = 'support' WHERE id = $1", [
      id,
    ])
    const kept = await call(owner, school.updateSchool, {
      params: { id },
      body: { ...body, username: 'support' },
    })
    expect(kept.statusCode).toBe(200)
  })

  it('have names stored as typed (emoji, right-to-left text, markup) and never blank', async () => {
    const { id, owner } = await newSchool(api)
    const england = '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}'
    const scripts = ['כיתה ז׳', 'בית ספר\u200f (7)', 'کتاب\u200cخانه']
    for (const name of ['🦉📚', england, ...scripts, '<img src=x onerror=alert(1)>', 'A'.repeat(100)]) {
      const classroom = await newClassroom(api, owner, id, name)
      const page = await call(owner, classrooms.getClassroom, { params: { id: classroom } })
      expect(page.json().name).toBe(name)
    }
    const refused = {
      '   ': 'Classroom name is required!',
      '\u200d\u200b\u202e': 'Classroom name is required!',
      ['A'.repeat(101)]: 'At most 100 characters',
      ['A'.repeat(100_000)]: 'At most 100 characters',
      'a\u0000b': 'Must not contain control characters',
      'turned \u202e round': 'Must not contain control characters',
    }
    for (const [name, msg] of Object.entries(refused)) {
      const body = { school_id: id, name, description: 'x' }
      const answer = await call(owner, classrooms.createClassroom, { body })
      expect(answer.json()).toMatchObject({ code: 'invalid_input', detail: [{ loc: ['body', 'name'], msg }] })
    }
  })

  it('show their members to one another with the names they share, and to staff with all names', async () => {
    const hill = await schoolWithAllRoles(api)
    await api.db.user.update({ where: { id: hill.student.userId }, data: { firstName: 'Zoë' } })
    await call(hill.student, profiles.updateMyPrivacy, { body: { shows_name: false } })
    const second = await addMember(api, hill.teacher, hill.id, 'student', hill.classroom)
    const list = async (who: Person) =>
      (await call(who, classrooms.listClassroomUsers, { params: { id: hill.classroom } })).json<
        school.SchoolUser[]
      >()
    const name = async (who: Person) =>
      (await list(who)).find(({ user_info }) => user_info.id === hill.student.userId)?.user_info.first_name
    expect([await name(hill.teacher), await name(second), await name(hill.student)]).toEqual([
      'Zoë',
      '',
      'Zoë',
    ])
    expect(names(await list(hill.teacher))).toContain(hill.deactivated.username)
    expect(names(await list(second))).not.toContain(hill.deactivated.username)
    const page = (await call(second, classrooms.getClassroom, { params: { id: hill.classroom } })).json()
    expect(page).toMatchObject({
      role: 'student',
      is_member: true,
      students_num: 2,
      teachers_num: 2,
      abilities: { edit: false, set_work: false, see_progress: false },
    })
    expect(page.teachers_see.length).toBeGreaterThan(2)
  })

  it('can have a student in several at once, with both lists and both chats', async () => {
    const hill = await schoolWithAllRoles(api)
    await addMember(api, hill.owner, hill.id, 'student', hill.other, hill.student)
    for (const id of [hill.classroom, hill.other]) {
      const answer = await call(hill.student, classrooms.listClassroomUsers, { params: { id } })
      expect(names(answer.json())).toContain(hill.student.username)
    }
    const chats = (await call(hill.student, chatsContract.listChats, {})).json<chatsContract.ChatListItem[]>()
    expect(chats.map(({ classroom_name }) => classroom_name).toSorted()).toEqual(['Year 7', 'Year 8'])
    const row = (await usersOf(hill.owner, hill.id, { search: hill.student.username }))[0]
    expect(row?.classrooms.map(({ name }) => name)).toEqual(['Year 7', 'Year 8'])
    // A teacher doesn't learn about the student's other classroom.
    const seen = (await usersOf(hill.teacher, hill.id, { search: hill.student.username }))[0]
    expect(seen?.classrooms.map(({ name }) => name)).toEqual(['Year 7'])
  })
})

describe('the admin panel', () => {
  it('lists, sorts, searches and pages members; a teacher gets those of their own classrooms', async () => {
    const hill = await schoolWithAllRoles(api)
    const { owner, manager, teacher, student, otherTeacher, otherStudent, deactivated } = hill
    const everybody = [owner, manager, teacher, student, otherTeacher, otherStudent, deactivated]
    const alphabet = everybody.map(({ username }) => username).toSorted()
    expect(names(await usersOf(owner, hill.id))).toEqual(alphabet)
    const down = await usersOf(manager, hill.id, { orders_by: 'username', orders_dir: 'desc' })
    expect(names(down)).toEqual(alphabet.toReversed())
    const byRole = await usersOf(owner, hill.id, {
      orders_by: ['role', 'username'],
      orders_dir: ['asc', 'desc'],
    })
    expect(byRole.map(({ role }) => role)).toEqual([
      ...['owner', 'manager', 'teacher', 'teacher', 'student', 'student', 'student'],
    ])
    const pages = [0, 3, 6].map((offset) => usersOf(owner, hill.id, { limit: 3, offset }))
    expect((await Promise.all(pages)).flatMap(names)).toEqual(alphabet)
    expect(names(await usersOf(owner, hill.id, { search: student.username.toUpperCase() }))).toEqual([
      student.username,
    ])
    expect(names(await usersOf(owner, hill.id, { is_active: 'false' }))).toEqual([deactivated.username])
    expect(await usersOf(owner, hill.id, { classroom_id: hill.other, role: 'teacher' })).toHaveLength(1)
    const own = [owner, teacher, student, deactivated].map(({ username }) => username)
    expect(names(await usersOf(teacher, hill.id))).toEqual(own.toSorted())
    const count = (who: Person, query = {}) =>
      call(who, school.countSchoolUsers, { params: { id: hill.id }, query }).then(
        (answer) => answer.json().count,
      )
    expect([await count(owner), await count(teacher), await count(owner, { role: 'student' })]).toEqual([
      7, 4, 3,
    ])
    for (const query of [
      'orders_by=nothing&orders_dir=asc',
      'orders_by=role',
      'orders_by=role&orders_by=role',
    ]) {
      const url = `/api/school/${hill.id}/staff-only/users?${query}`
      expect((await api.app.inject({ url, headers: owner.headers })).statusCode, query).toBe(400)
    }
  })

  it('lists classrooms with their numbers of members, in any order', async () => {
    const hill = await schoolWithAllRoles(api)
    const list = async (who: Person, query = {}) =>
      (await call(who, school.listSchoolClassrooms, { params: { id: hill.id }, query })).json<
        school.Classroom[]
      >()
    expect(await list(hill.owner)).toMatchObject([
      { name: 'Year 7', students_num: 1, teachers_num: 2, is_archived: false },
      { name: 'Year 8', students_num: 1, teachers_num: 2 },
    ])
    const down = await list(hill.owner, { orders_by: 'name', orders_dir: 'desc' })
    expect(down.map(({ name }) => name)).toEqual(['Year 8', 'Year 7'])
    expect(await list(hill.teacher)).toMatchObject([{ name: 'Year 7' }])
    await call(hill.owner, classrooms.updateClassroom, {
      params: { id: hill.other },
      body: { is_archived: true },
    })
    expect(await list(hill.owner, { is_archived: 'true' })).toMatchObject([{ name: 'Year 8' }])
    const count = await call(hill.owner, school.countSchoolClassrooms, {
      params: { id: hill.id },
      query: { is_archived: 'false' },
    })
    expect(count.json()).toEqual({ count: 1 })
    const panel = await call(hill.teacher, school.getSchoolForStaff, { params: { slug: hill.slug } })
    expect(panel.json()).toMatchObject({
      role: 'teacher',
      students_num: 2,
      teachers_num: 4,
      classrooms_num: 2,
    })
  })
})

describe('a member', () => {
  it('who is deactivated loses access at once, can’t return by a code or by leaving, and can be reactivated', async () => {
    const hill = await schoolWithAllRoles(api)
    const set = (is_active: boolean) =>
      call(hill.teacher, school.updateSchoolUser, {
        params: { id: hill.id, user_id: hill.student.userId },
        body: { is_active },
      })
    expect((await set(false)).json()).toEqual({ role: 'student', is_active: false })
    expect(
      (await call(hill.student, classrooms.getClassroom, { params: { id: hill.classroom } })).statusCode,
    ).toBe(404)
    expect((await call(hill.student, school.listMySchools, {})).json()).toEqual([])
    const { code } = (
      await call(hill.teacher, invitations.createInvitation, {
        params: { id: hill.id },
        body: { role: 'student', classroom_id: hill.classroom },
      })
    ).json()
    const back = await call(hill.student, invitations.joinSchool, { body: { code } })
    expect(back.json().code).toBe('membership_ended')
    // The code's page says so before they try.
    const seen = await call(hill.student, invitations.getInvitation, { params: { code } })
    expect(seen.json()).toMatchObject({ membership_ended: true, is_member: false })
    expect((await call(hill.student, school.leaveSchool, { params: { id: hill.id } })).json().code).toBe(
      'member_not_found',
    )
    await set(true)
    expect(
      (await call(hill.student, classrooms.getClassroom, { params: { id: hill.classroom } })).statusCode,
    ).toBe(200)
  })

  it('who leaves is removed from every classroom; the owner can’t leave before transferring or deleting the school', async () => {
    const hill = await schoolWithAllRoles(api)
    expect((await call(hill.student, school.leaveSchool, { params: { id: hill.id } })).statusCode).toBe(204)
    expect(
      (await call(hill.student, classrooms.getClassroom, { params: { id: hill.classroom } })).statusCode,
    ).toBe(404)
    const remove = (who: Person) => call(who, myAccount.deleteMe, { body: { password: who.password } })
    expect((await remove(hill.owner)).json().code).toBe('owner_stays')
    const transfer = (to: Person) =>
      call(hill.owner, school.transferSchool, { params: { id: hill.id }, body: { user_id: to.userId } })
    expect((await transfer(hill.otherStudent)).json().code).toBe('member_not_found')
    const both = await Promise.all([transfer(hill.manager), transfer(hill.teacher)])
    expect(both.map(({ statusCode }) => statusCode).toSorted()).toEqual([204, 403])
    expect((await usersOf(hill.manager, hill.id)).filter(({ role }) => role === 'owner')).toHaveLength(1)
    expect((await remove(hill.owner)).statusCode).toBe(204)
  })

  it('loses the school’s chats and assignments when its owner deletes it, confirmed by name', async () => {
    const hill = await schoolWithAllRoles(api)
    const remove = (username: string) =>
      call(hill.owner, school.deleteSchool, { params: { id: hill.id }, body: { username } })
    expect((await remove('something-else')).json()).toMatchObject({ detail: [{ loc: ['body', 'username'] }] })
    expect((await remove(hill.slug)).statusCode).toBe(204)
    expect((await call(hill.student, chatsContract.listChats, {})).json()).toEqual([])
    const left = await api.pool.query('SELECT FROM chat WHERE id = $1', [hill.chat])
    expect(left.rowCount).toBe(0)
  })

  it('is reported to those who run the school, not to the operator', async () => {
    const hill = await schoolWithAllRoles(api)
    const body = { content: 'Rude words', chat_id: hill.chat }
    const { message } = (
      await call(hill.student, chatsContract.sendMessage, { body })
    ).json<chatsContract.MessageItem>()
    const before = (await mailsTo(api, 'operator@example.org')).length
    const answer = await call(hill.teacher, profiles.report, {
      params: { id: hill.student.userId },
      body: { reason: 'harassment', message_id: message.id },
    })
    expect(answer.statusCode).toBe(204)
    for (const who of [hill.owner, hill.manager]) {
      expect((await mailsTo(api, who.email)).at(-1)?.text).toContain('Rude words')
    }
    expect(await mailsTo(api, hill.otherTeacher.email)).toEqual([])
    expect((await mailsTo(api, 'operator@example.org')).length).toBe(before)
  })
})

it('the data download holds schools, own messages and follows, and nobody else’s messages', async () => {
  const hill = await schoolWithAllRoles(api)
  await call(hill.student, profiles.follow, { params: { id: hill.teacher.userId } })
  for (const [who, content] of [
    [hill.student, 'My words'],
    [hill.teacher, 'Other words'],
  ] as const) {
    await call(who, chatsContract.sendMessage, { body: { chat_id: hill.chat, content } })
  }
  const answer = await call(hill.student, myAccount.downloadMyData, {})
  expect(answer.json()).toMatchObject({
    following: [{ username: hill.teacher.username }],
    messages: [{ content: 'My words', classroom: 'Year 7' }],
    schools: [{ school: 'Hill School', role: 'student', classrooms: ['Year 7'] }],
    invitations_accepted: [{ role: 'student' }],
  })
  expect(answer.payload).not.toContain('Other words')
})
