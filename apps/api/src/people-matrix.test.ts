import { createHmac } from 'node:crypto'
import * as articles from '@wordhoard/contracts/articles'
import * as classWork from '@wordhoard/contracts/class-work'
import * as classrooms from '@wordhoard/contracts/classrooms'
import * as customVoc from '@wordhoard/contracts/custom-voc'
import type { CallInput, Endpoint } from '@wordhoard/contracts/endpoint'
import * as invitations from '@wordhoard/contracts/invitations'
import { addFromArticle } from '@wordhoard/contracts/main-voc'
import * as messages from '@wordhoard/contracts/messages'
import * as people from '@wordhoard/contracts/people'
import * as school from '@wordhoard/contracts/school'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { derivedKey } from './lib/derived-key'
import { callAs } from './testing/calls'
import { type Person, person } from './testing/people'
import { fullSchool, newSchool, type TestSchool } from './testing/schools'
import { openTestApp, type TestApp } from './testing/test-app'

/**
 * Who may make which call: every endpoint of people, chats, schools and class work by everybody there is. `owner` of a
 * profile, a message or a list is `self`; the others stand to the school as their names say.
 */
const outsiders = ['self', 'follower', 'blocked', 'stranger', 'otherOwner', 'deactivated'] as const
const members = ['otherStudent', 'otherTeacher', 'student', 'teacher', 'manager', 'owner'] as const
/** Those first who may do the least, so that a call which should not work cannot hide behind one that does. */
const callers = [...outsiders, ...members]
type Caller = (typeof callers)[number]

const secret = 'a secret that a matrix is made with, long'
let api: TestApp
let visitors: Record<'visitor' | 'expired' | 'ended', { headers: Record<string, string> } | undefined>
beforeAll(async () => {
  api = await openTestApp({ RATE_LIMIT: 'off', JWT_SECRET: secret })
  const [late, gone] = [await person(api), await person(api)]
  await api.app.sessions.endAllOf(gone.userId)
  const bearer = (token: string) => ({ headers: { authorization: `Bearer ${token}` } })
  visitors = { visitor: undefined, expired: bearer(expired(late.token)), ended: bearer(gone.token) }
})
afterAll(() => api.close())

/** The same token, signed with the right key, a second after its time. */
function expired(token: string): string {
  const [header, body] = token.split('.')
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString()) as object
  const late = Buffer.from(JSON.stringify({ ...claims, exp: Math.floor(Date.now() / 1000) - 1 })).toString(
    'base64url',
  )
  const key = derivedKey(secret, 'access token').toString('base64url')
  return `${header}.${late}.${createHmac('sha256', key).update(`${header}.${late}`).digest('base64url')}`
}

interface Scene extends Omit<TestSchool, Caller>, Record<Caller, Person> {
  readonly pairChat: number
  readonly ownMessage: number
  readonly classMessage: number
  readonly code: string
  readonly invitation: number
  readonly assignment: number
  /** Of the teacher, private, set for the classroom. */
  readonly article: number
  readonly vocabulary: number
}

async function scene(): Promise<Scene> {
  const hill = await fullSchool(api)
  const [self, follower, blocked, stranger] = await Promise.all([1, 2, 3, 4].map(() => person(api)))
  const { owner: otherOwner } = await newSchool(api)
  const does = async <E extends Endpoint>(who: Person, endpoint: E, input: Partial<CallInput<E>>) =>
    (await callAs(api, who, endpoint, input)).json()
  await callAs(api, follower, people.follow, { params: { id: self!.userId } })
  await callAs(api, self, people.block, { params: { id: blocked!.userId } })
  const ben = await person(api)
  const { chat_id: pairChat } = await does(self!, messages.sendFirstMessage, {
    body: { content: 'Hi', participant_user_id: ben.userId },
  })
  const [own] = await does(self!, messages.listMessages, { params: { id: pairChat } })
  const say = { content: 'Hi', chat_id: hill.chat }
  const { message } = await does(hill.owner, messages.sendMessage, { body: say })
  const invitation = await does(hill.teacher, invitations.createInvitation, {
    params: { id: hill.id },
    body: { role: 'student', classroom_id: hill.classroom },
  })
  const { id: article } = await does(hill.teacher, articles.createArticle, {
    body: { title: 'Set', md_content: 'The lamp was lit.', access_modifier: 'private' },
  })
  const { id: vocabulary } = await does(hill.teacher, customVoc.createVocabulary, {
    body: { name: 'Set', description: 'x', access_modifier: 'private' },
  })
  const set = (body: object) =>
    does(hill.teacher, classWork.createAssignment, { params: { id: hill.classroom }, body })
  const { id: assignment } = await set({ article_id: article })
  await set({ voc_id: vocabulary })
  return {
    ...hill,
    ...{ self: self!, follower: follower!, blocked: blocked!, stranger: stranger!, otherOwner },
    ...{ pairChat, ownMessage: own.message.id, classMessage: message.id, assignment, article, vocabulary },
    ...{ code: invitation.code, invitation: invitation.id },
  }
}

type Statuses = Partial<Record<Caller, number>>
interface Row {
  readonly endpoint: Endpoint
  readonly input: (scene: Scene, caller: Caller) => { params?: object; body?: object; query?: object }
  /** What all get who are not named in `but`. */
  readonly all: number
  readonly but: Statuses
  /** Puts back what a call before has changed. */
  readonly before: ((scene: Scene) => Promise<unknown>) | undefined
}

function row<E extends Endpoint>(
  endpoint: E,
  input: (scene: Scene, caller: Caller) => Partial<CallInput<E>>,
  all: number,
  but: Statuses = {},
  before?: Row['before'],
): Row {
  return { endpoint, input: input as Row['input'], all, but, before }
}

const ofSelf = (s: Scene) => ({ params: { id: s.self.userId } })
const ofSchool = (s: Scene) => ({ params: { id: s.id } })
const ofClassroom = (s: Scene) => ({ params: { id: s.classroom } })
const ofAssignment = (s: Scene) => ({ params: { id: s.assignment } })
const ofPair = (s: Scene) => ({ params: { id: s.pairChat } })
const ofClassChat = (s: Scene) => ({ params: { id: s.chat } })
const slug = (s: Scene) => ({ params: { slug: s.slug } })
const nothing = () => ({})

const staff = (status: number): Statuses => ({
  otherTeacher: status,
  teacher: status,
  manager: status,
  owner: status,
})
const runs = (status: number): Statuses => ({ manager: status, owner: status })
/** The classroom's door: outsiders do not learn that it is there, others of the school that it is not theirs. */
const door = (status: number, students: number = status): Statuses => ({
  otherStudent: 403,
  otherTeacher: 403,
  student: students,
  teacher: status,
  ...runs(status),
})
const setWork = (s: Scene) =>
  api.pool.query(
    `INSERT INTO assignment (id, classroom_id, article_id, created_by_id) VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING`,
    [s.assignment, s.classroom, s.article, s.teacher.userId],
  )
const studentBack = (s: Scene) =>
  api.pool.query(
    `INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING`,
    [s.classroom, s.student.userId, s.id],
  )
const role =
  (of: 'student' | 'teacher' | 'manager', body: { role?: 'manager' | 'teacher'; is_active?: boolean }) =>
  (s: Scene) => ({ params: { id: s.id, user_id: s[of].userId }, body })

const peopleRows: Row[] = [
  row(people.getProfile, (s) => ({ params: { username: s.self.username } }), 200, { blocked: 404 }),
  row(people.getUserInfo, ofSelf, 200, { blocked: 404 }),
  row(people.getMyConnectionsNum, nothing, 200),
  row(people.getConnectionsNum, ofSelf, 200, { blocked: 404 }),
  row(people.amIFollowed, ofSelf, 200, { blocked: 404 }),
  row(people.follow, ofSelf, 200, { self: 400, blocked: 404 }),
  row(people.unfollow, ofSelf, 200, { blocked: 404 }),
  row(people.listFollowers, ofSelf, 200, { blocked: 404 }),
  row(people.listFollowing, ofSelf, 200, { blocked: 404 }),
  row(people.listPublicVocabularies, ofSelf, 200, { blocked: 404 }),
  row(people.getMyPrivacy, nothing, 200),
  row(people.updateMyPrivacy, () => ({ body: {} }), 200),
  row(people.dismissPrivacyNotice, nothing, 204),
  row(people.listBlocked, nothing, 200),
  row(people.block, ofSelf, 200, { self: 400, blocked: 404 }),
  row(people.unblock, ofSelf, 200, { blocked: 404 }),
  row(people.report, (s) => ({ ...ofSelf(s), body: { reason: 'spam' as const } }), 204, {
    self: 400,
    blocked: 404,
  }),
]

const messageRows: Row[] = [
  row(messages.listChats, nothing, 200),
  row(messages.getUnread, nothing, 200),
  row(messages.getChat, ofPair, 404, { self: 200 }),
  row(messages.getChat, ofClassChat, 404, door(200)),
  row(messages.getClassroomChat, ofClassroom, 404, door(200)),
  row(messages.listMessages, ofPair, 404, { self: 200 }),
  row(messages.listMessages, ofClassChat, 404, door(200)),
  row(messages.sendMessage, (s) => ({ body: { chat_id: s.pairChat, content: 'x' } }), 404, { self: 201 }),
  row(messages.sendMessage, (s) => ({ body: { chat_id: s.chat, content: 'x' } }), 404, door(201)),
  row(
    messages.sendFirstMessage,
    (s) => ({ body: { participant_user_id: s.self.userId, content: 'x' } }),
    201,
    {
      self: 400,
      blocked: 404,
      // Their school keeps students' chats within it.
      student: 403,
      otherStudent: 403,
    },
  ),
  row(messages.markRead, (s) => ({ body: { chat_id: s.pairChat, message_id: s.ownMessage } }), 404, {
    self: 200,
  }),
  row(messages.markRead, (s) => ({ body: { chat_id: s.chat, message_id: s.classMessage } }), 404, door(200)),
  row(messages.deleteMessage, (s) => ({ params: { id: s.ownMessage } }), 404, { self: 204 }),
  row(messages.deleteMessage, (s) => ({ params: { id: s.classMessage } }), 404, {
    student: 403,
    teacher: 204,
    ...runs(204),
  }),
  row(messages.updateChat, (s) => ({ ...ofPair(s), body: { is_open: true } }), 404, { self: 403 }),
  row(messages.updateChat, (s) => ({ ...ofClassChat(s), body: { is_open: true } }), 404, door(200, 403)),
  row(
    messages.muteMember,
    (s) => ({ params: { id: s.chat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    door(200, 403),
  ),
  row(
    messages.muteMember,
    (s) => ({ params: { id: s.pairChat, user_id: s.student.userId }, body: { minutes: 1 } }),
    404,
    { self: 403 },
  ),
]

messageRows.push(
  row(messages.listMuted, ofPair, 404, { self: 403 }),
  row(messages.listMuted, ofClassChat, 404, door(200, 403)),
)

const schoolRows: Row[] = [
  row(
    school.createSchool,
    (s, caller) => ({
      body: { name: 'New', description: 'x', username: `${s.slug}-${caller}`.slice(0, 30) },
    }),
    201,
  ),
  row(school.listMySchools, nothing, 200),
  row(school.getSchool, slug, 200),
  row(school.updateSchool, (s) => ({ ...ofSchool(s), body: { name: 'Hill' } }), 403, runs(200)),
  row(school.deleteSchool, (s) => ({ ...ofSchool(s), body: { username: s.slug } }), 403, { owner: 204 }),
  row(school.transferSchool, (s) => ({ ...ofSchool(s), body: { user_id: s.teacher.userId } }), 403, {
    owner: 204,
  }),
  row(school.getSchoolForStaff, slug, 403, staff(200)),
  row(school.listSchoolUsers, ofSchool, 403, staff(200)),
  row(school.countSchoolUsers, ofSchool, 403, staff(200)),
  row(school.listSchoolClassrooms, ofSchool, 403, staff(200)),
  row(school.countSchoolClassrooms, ofSchool, 403, staff(200)),
  row(
    school.updateSchoolUser,
    role('student', { is_active: false }),
    403,
    { teacher: 200, ...runs(200) },
    (s) =>
      api.pool.query('UPDATE school_member SET is_active = true WHERE school_id = $1 AND user_id = $2', [
        s.id,
        s.student.userId,
      ]),
  ),
  row(school.updateSchoolUser, role('student', { role: 'teacher' }), 403, runs(200)),
  row(school.updateSchoolUser, role('teacher', { is_active: true }), 403, runs(200)),
  row(school.updateSchoolUser, role('teacher', { role: 'manager' }), 403, { owner: 200 }),
  row(school.updateSchoolUser, role('manager', { is_active: false }), 403, { owner: 200 }),
  row(school.leaveSchool, ofSchool, 404, {
    ...{ otherStudent: 204, otherTeacher: 204, student: 204, teacher: 204, manager: 204 },
    owner: 409,
  }),
  row(
    classrooms.createClassroom,
    (s, caller) => ({ body: { name: caller, description: 'x', school_id: s.id } }),
    403,
    runs(201),
  ),
  row(classrooms.getClassroom, ofClassroom, 404, door(200)),
  row(classrooms.updateClassroom, (s) => ({ ...ofClassroom(s), body: { is_archived: true } }), 404, {
    ...door(403),
    ...runs(200),
  }),
  row(classrooms.listClassroomUsers, ofClassroom, 404, door(200)),
  row(
    classrooms.addClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.otherStudent.userId } }),
    404,
    door(204, 403),
  ),
  row(
    classrooms.addClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.otherTeacher.userId } }),
    404,
    {
      ...door(403),
      ...runs(204),
    },
  ),
  row(
    classrooms.removeClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.student.userId } }),
    404,
    door(204, 403),
    studentBack,
  ),
  row(
    classrooms.removeClassroomUser,
    (s) => ({ params: { id: s.classroom, user_id: s.teacher.userId } }),
    404,
    {
      ...door(403),
      manager: 204,
      owner: 404,
    },
  ),
]

const invite = (r: 'student' | 'teacher' | 'manager', isIn: boolean) => (s: Scene) => ({
  ...ofSchool(s),
  body: { role: r, ...(isIn && { classroom_id: s.classroom }) },
})
const invitationRows: Row[] = [
  row(invitations.createInvitation, invite('student', true), 403, { teacher: 201, ...runs(201) }),
  row(invitations.createInvitation, invite('student', false), 403, runs(201)),
  row(invitations.createInvitation, invite('teacher', true), 403, runs(201)),
  row(invitations.createInvitation, invite('manager', false), 403, { owner: 201 }),
  row(invitations.listInvitations, ofSchool, 403, staff(200)),
  row(invitations.revokeInvitation, (s) => ({ params: { id: s.invitation } }), 404, door(204, 403)),
  row(
    invitations.createCodeSheet,
    (s) => ({ ...ofClassroom(s), body: { rows: [{ label: 'A' }] } }),
    404,
    door(201, 403),
  ),
  row(invitations.getInvitation, (s) => ({ params: { code: s.code } }), 200),
  row(invitations.joinSchool, (s) => ({ body: { code: s.code } }), 200, { deactivated: 403 }),
]

const readable: Statuses = { student: 200, teacher: 200, ...runs(200) }
const workRows: Row[] = [
  row(classWork.listAssignments, ofClassroom, 404, door(200)),
  row(classWork.listMyAssignments, nothing, 200),
  row(
    classWork.createAssignment,
    (s) => ({ ...ofClassroom(s), body: { article_id: s.article } }),
    404,
    // The teacher's own text is not the managers' to set.
    { ...door(201, 403), ...runs(404) },
    (s) => api.pool.query('DELETE FROM assignment WHERE classroom_id = $1', [s.classroom]),
  ),
  row(classWork.updateAssignment, (s) => ({ ...ofAssignment(s), body: { note: 'x' } }), 404, door(204, 403)),
  row(classWork.deleteAssignment, ofAssignment, 404, door(204, 403), setWork),
  row(classWork.getAssignmentProgress, ofAssignment, 404, door(200, 403)),
  row(classWork.listHardWords, ofAssignment, 404, door(200, 403)),
  row(classWork.getClassProgress, ofClassroom, 404, door(200, 403)),
  row(classWork.exportClassProgress, ofClassroom, 404, door(200, 403)),
  // What is set opens to the class, and to nobody else.
  row(articles.getArticle, (s) => ({ params: { id: s.article } }), 404, readable),
  row(articles.getProgress, (s) => ({ params: { id: s.article } }), 404, readable),
  row(
    articles.reportProgress,
    (s) => ({ params: { id: s.article }, body: { seconds: 1, position: 0 } }),
    404,
    {
      ...{ student: 204, teacher: 204 },
      ...runs(204),
    },
  ),
  row(addFromArticle, (s) => ({ body: { article_id: s.article } }), 404, readable),
  row(customVoc.getVocabulary, (s) => ({ params: { id: s.vocabulary } }), 404, readable),
  row(customVoc.getVocabularyInfo, (s) => ({ params: { id: s.vocabulary } }), 404, readable),
]

describe('the matrix', () => {
  const rows = [...peopleRows, ...messageRows, ...schoolRows, ...invitationRows, ...workRows]

  it('holds every endpoint of people, chats, schools and class work', () => {
    const all = [people, messages, school, classrooms, invitations, classWork]
      .flatMap((contract) => Object.values(contract as Record<string, unknown>))
      .filter((value): value is Endpoint => typeof value === 'object' && value !== null && 'path' in value)
      // What a stream tells whom is tested with the stream.
      .filter((endpoint) => endpoint !== messages.streamMessages)
    const held = new Set(rows.map(({ endpoint }) => endpoint))
    expect(all.filter((endpoint) => !held.has(endpoint)).map(({ path }) => path)).toEqual([])
  })

  it.each(
    rows.map((each, index) => ({
      ...each,
      name: `${each.endpoint.method} ${each.endpoint.path} (${index + 1})`,
    })),
  )('$name is answered by who may make it', async ({ endpoint, input, all, but, before }) => {
    const set = await scene()
    for (const [name, who] of Object.entries(visitors)) {
      const isOpen = endpoint.auth === 'optional' && name === 'visitor'
      const { statusCode } = await callAs(api, who, endpoint, input(set, 'self'))
      if (isOpen) expect(statusCode, name).toBe(endpoint === articles.getArticle ? 404 : all)
      else expect(statusCode, name).toBe(401)
    }
    const found: Statuses = {}
    const expected: Statuses = {}
    for (const caller of callers) {
      await before?.(set)
      const answer = await callAs(api, set[caller], endpoint, input(set, caller))
      found[caller] = answer.statusCode
      expected[caller] = but[caller] ?? all
    }
    expect(found).toEqual(expected)
  })
})
