import * as classrooms from '@wordhoard/contracts/classrooms'
import * as invitations from '@wordhoard/contracts/invitations'
import type { SchoolUsersQueryInput } from '@wordhoard/contracts/school'
import * as school from '@wordhoard/contracts/school'
import { callAs } from './calls'
import { type Person, person } from './people'
import type { TestApp } from './test-app'

/** A school with a classroom and a member of every role; `other` is a second classroom. */
export interface TestSchool {
  readonly id: number
  readonly slug: string
  readonly classroom: number
  readonly other: number
  readonly chat: number
  readonly owner: Person
  readonly manager: Person
  /** Teaches in the classroom, which `student` attends. */
  readonly teacher: Person
  readonly student: Person
  /** Teaches only in the second classroom, which `otherStudent` attends. */
  readonly otherTeacher: Person
  readonly otherStudent: Person
  /** A former student of the classroom, now deactivated. */
  readonly deactivated: Person
}

const asJson = async <T>(answer: Promise<{ statusCode: number; payload: string; json: () => unknown }>) => {
  const { statusCode, payload, json } = await answer
  if (statusCode >= 300) throw new Error(`${statusCode}: ${payload}`)
  return (payload ? json() : undefined) as T
}

export async function newClassroom(
  api: TestApp,
  owner: Person,
  schoolId: number,
  name: string,
): Promise<number> {
  const body = { name, description: 'A class', school_id: schoolId }
  return (await asJson<{ id: number }>(callAs(api, owner, classrooms.createClassroom, { body }))).id
}

/** Returns the members of a school as `who` sees them. */
export function listMembers(
  api: TestApp,
  who: Person,
  schoolId: number,
  query: SchoolUsersQueryInput = {},
): Promise<school.SchoolUser[]> {
  return asJson(callAs(api, who, school.listSchoolUsers, { params: { id: schoolId }, query }))
}

/** Creates an invitation code and joins with it. */
export async function addMember(
  api: TestApp,
  inviter: Person,
  schoolId: number,
  role: 'manager' | 'teacher' | 'student',
  classroomId?: number,
  who?: Person,
): Promise<Person> {
  const newcomer = who ?? (await person(api))
  const body = { role, ...(classroomId !== undefined && { classroom_id: classroomId }) }
  const made = callAs(api, inviter, invitations.createInvitation, { params: { id: schoolId }, body })
  const { code } = await asJson<{ code: string }>(made)
  await asJson(callAs(api, newcomer, invitations.joinSchool, { body: { code } }))
  return newcomer
}

export async function newSchool(
  api: TestApp,
  owner?: Person,
): Promise<{ id: number; slug: string; owner: Person }> {
  const founder = owner ?? (await person(api))
  const slug = `S-${(await person(api)).username.slice(-12)}`
  const body = { name: 'Hill School', description: 'On the hill', username: slug }
  const { id } = await asJson<{ id: number }>(callAs(api, founder, school.createSchool, { body }))
  return { id, slug, owner: founder }
}

/** Creates a school with two classrooms and members of every role, through the API. */
export async function schoolWithAllRoles(api: TestApp): Promise<TestSchool> {
  const { id, slug, owner } = await newSchool(api)
  const classroom = await newClassroom(api, owner, id, 'Year 7')
  const other = await newClassroom(api, owner, id, 'Year 8')
  const manager = await addMember(api, owner, id, 'manager')
  const teacher = await addMember(api, owner, id, 'teacher', classroom)
  const otherTeacher = await addMember(api, owner, id, 'teacher', other)
  const student = await addMember(api, teacher, id, 'student', classroom)
  const otherStudent = await addMember(api, owner, id, 'student', other)
  const deactivated = await addMember(api, teacher, id, 'student', classroom)
  await asJson(
    callAs(api, owner, school.updateSchoolUser, {
      params: { id, user_id: deactivated.userId },
      body: { is_active: false },
    }),
  )
  const { chat_id: chat } = await asJson<{ chat_id: number }>(
    callAs(api, owner, classrooms.getClassroom, { params: { id: classroom } }),
  )
  const people = { owner, manager, teacher, student, otherTeacher, otherStudent, deactivated }
  return { id, slug, classroom, other, chat, ...people }
}
