import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { userId, username, visibleText } from './fields/fields'
import { pageFields, searchText, sortFields } from './fields/list-fields'
import { publicUserInfo } from './profiles'

export const schoolRoles = ['owner', 'manager', 'teacher', 'student'] as const
export const schoolRole = z.enum(schoolRoles)
export type SchoolRole = z.infer<typeof schoolRole>

export const MAX_SCHOOL_NAME = 100
export const MAX_SCHOOL_DESCRIPTION = 1_000

/** Returns the schema of a required name; `what` is its label in messages, e.g. 'School name'. */
export function nameField(what: string) {
  return visibleText({ most: MAX_SCHOOL_NAME, required: `${what} is required!` })
}
export const schoolDescription = visibleText({
  most: MAX_SCHOOL_DESCRIPTION,
  required: 'Description is required!',
  lines: true,
})
export const schoolFields = z.object({
  name: nameField('School name'),
  description: schoolDescription,
  username,
})

/** What the caller may do in a school; the server enforces each of these. */
export const schoolAbilities = z.object({
  open_admin_panel: z.boolean(),
  edit: z.boolean(),
  create_classroom: z.boolean(),
  invite_students: z.boolean(),
  invite_teachers: z.boolean(),
  appoint_managers: z.boolean(),
  transfer: z.boolean(),
  delete: z.boolean(),
  leave: z.boolean(),
})
export type SchoolAbilities = z.infer<typeof schoolAbilities>

const schoolId = userId
const jsonId = z.int().check(z.positive(), z.maximum(2147483647))
const time = z.string()

export const schoolLine = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  username: z.string(),
})
const classroomName = z.object({ id: z.int(), name: z.string(), is_archived: z.boolean() })
/** Whether students may open their profiles and chats to people outside the school. */
const studentsCanOpen = { students_may_open_profiles: z.boolean() }
const schoolSettings = z.partial(z.object(studentsCanOpen))
/** The caller's own membership; null for others. */
const membership = z.nullable(z.object({ role: schoolRole, is_active: z.boolean() }))

export const classroom = z.object({
  id: z.int(),
  name: z.string(),
  description: z.string(),
  created_at: time,
  updated_at: time,
  is_archived: z.boolean(),
  students_num: z.int(),
  teachers_num: z.int(),
})
export type Classroom = z.infer<typeof classroom>

/** A member of a school or classroom. */
export const schoolUser = z.object({
  role: schoolRole,
  user_info: publicUserInfo,
  created_at: time,
  is_active: z.boolean(),
  /** Classrooms of the school that the viewer may know about. */
  classrooms: z.array(z.object({ id: z.int(), name: z.string() })),
})
export type SchoolUser = z.infer<typeof schoolUser>

export const createSchool = endpoint({
  method: 'POST',
  path: '/school',
  auth: 'session',
  summary: 'Create a school; I become its owner',
  idempotent: true,
  body: schoolFields,
  status: 201,
  response: z.object({ id: z.int() }),
  errors: ['school_exists', 'address_needed'],
})
export type NewSchool = HandlerInput<typeof createSchool>['body']

export const listMySchools = endpoint({
  method: 'GET',
  path: '/school/mine',
  auth: 'session',
  keep: 'page',
  summary: 'List my schools with my classrooms',
  response: z.array(
    z.object({
      school: schoolLine,
      role: schoolRole,
      classrooms: z.array(classroomName),
      abilities: schoolAbilities,
    }),
  ),
})
export type MySchool = AnswerOf<typeof listMySchools>[number]

export const getSchool = endpoint({
  method: 'GET',
  path: '/school/@:slug',
  auth: 'session',
  keep: 'page',
  summary: 'Get a school with its staff and the names of its classrooms',
  params: z.object({ slug: username }),
  response: z.object({
    ...schoolLine.shape,
    created_at: time,
    /** The owner and the managers. */
    managers: z.array(z.object({ role: schoolRole, user_info: publicUserInfo })),
    /** The teachers, and those of the owner and managers who are in a classroom. */
    teachers: z.array(z.object({ role: schoolRole, user_info: publicUserInfo })),
    classrooms: z.array(z.object({ ...classroomName.shape, is_mine: z.boolean() })),
    membership,
    abilities: schoolAbilities,
  }),
  errors: ['school_not_found'],
})
export type SchoolDetail = AnswerOf<typeof getSchool>

export const updateSchool = endpoint({
  method: 'PATCH',
  path: '/school/:id',
  auth: 'session',
  summary: 'Update a school’s name, description, address or settings for its students',
  params: z.object({ id: schoolId }),
  body: z.extend(z.partial(schoolFields), schoolSettings.shape),
  response: z.extend(schoolLine, studentsCanOpen),
  errors: ['school_not_found', 'forbidden', 'school_exists'],
})
export type SchoolUpdate = HandlerInput<typeof updateSchool>['body']
export type UpdatedSchool = AnswerOf<typeof updateSchool>

export const deleteSchool = endpoint({
  method: 'DELETE',
  path: '/school/:id',
  auth: 'session',
  summary:
    'Delete a school with its classrooms, their chats and all assignments; confirmed by the school’s username',
  params: z.object({ id: schoolId }),
  body: z.object({ username }),
  status: 204,
  errors: ['school_not_found', 'forbidden'],
})

export const transferSchool = endpoint({
  method: 'POST',
  path: '/school/:id/transfer',
  auth: 'session',
  summary: 'Make another active manager or teacher the owner; the previous owner becomes a manager',
  params: z.object({ id: schoolId }),
  body: z.object({ user_id: jsonId }),
  status: 204,
  errors: ['school_not_found', 'forbidden', 'member_not_found'],
})

export const getSchoolForStaff = endpoint({
  method: 'GET',
  path: '/school/@:slug/staff-only',
  auth: 'session',
  summary: 'Get the data of the admin panel’s first screen',
  params: z.object({ slug: username }),
  response: z.object({
    ...schoolLine.shape,
    ...studentsCanOpen,
    role: schoolRole,
    students_num: z.int(),
    teachers_num: z.int(),
    classrooms_num: z.int(),
    abilities: schoolAbilities,
  }),
  errors: ['school_not_found', 'forbidden'],
})
export type StaffSchool = AnswerOf<typeof getSchoolForStaff>

const userColumns = ['username', 'name', 'role', 'is_active', 'created_at'] as const
const userFilters = {
  search: searchText,
  role: z.optional(schoolRole),
  is_active: z.optional(z.enum(['true', 'false'])),
  classroom_id: z.optional(userId),
}

/** A member as the school's staff see them. */
const managedUser = z.object({
  ...schoolUser.shape,
  /** Whether the viewer may give them a temporary password: students of this school without an email address. */
  can_reset_password: z.boolean(),
})
export type ManagedUser = z.infer<typeof managedUser>

export const listSchoolUsers = endpoint({
  method: 'GET',
  path: '/school/:id/staff-only/users',
  auth: 'session',
  summary: 'List a school’s members; teachers only see those of their own classrooms',
  params: z.object({ id: schoolId }),
  query: z.object({ ...sortFields(userColumns), ...pageFields(50), ...userFilters }),
  response: z.array(managedUser),
  errors: ['school_not_found', 'forbidden'],
})
export type SchoolUsersQuery = HandlerInput<typeof listSchoolUsers>['query']
export type SchoolUsersQueryInput = CallInput<typeof listSchoolUsers>['query']

export const countSchoolUsers = endpoint({
  method: 'GET',
  path: '/school/:id/staff-only/users/count',
  auth: 'session',
  summary:
    'Count a school’s members that match the filters; teachers only count those of their own classrooms',
  params: z.object({ id: schoolId }),
  query: z.object(userFilters),
  response: z.object({ count: z.int() }),
  errors: ['school_not_found', 'forbidden'],
})
export type SchoolUserFilters = HandlerInput<typeof countSchoolUsers>['query']
export type SchoolUserFiltersInput = CallInput<typeof countSchoolUsers>['query']

const classroomColumns = ['name', 'students_num', 'created_at', 'updated_at'] as const
const classroomFilters = { search: searchText, is_archived: z.optional(z.enum(['true', 'false'])) }

export const listSchoolClassrooms = endpoint({
  method: 'GET',
  path: '/school/:id/staff-only/classrooms',
  auth: 'session',
  summary: 'List a school’s classrooms; teachers only see their own',
  params: z.object({ id: schoolId }),
  query: z.object({ ...sortFields(classroomColumns), ...pageFields(50), ...classroomFilters }),
  response: z.array(classroom),
  errors: ['school_not_found', 'forbidden'],
})
export type SchoolClassroomsQuery = HandlerInput<typeof listSchoolClassrooms>['query']
export type SchoolClassroomsQueryInput = CallInput<typeof listSchoolClassrooms>['query']

export const countSchoolClassrooms = endpoint({
  method: 'GET',
  path: '/school/:id/staff-only/classrooms/count',
  auth: 'session',
  summary: 'Count a school’s classrooms that match the filters; teachers only count their own',
  params: z.object({ id: schoolId }),
  query: z.object(classroomFilters),
  response: z.object({ count: z.int() }),
  errors: ['school_not_found', 'forbidden'],
})
export type SchoolClassroomFilters = HandlerInput<typeof countSchoolClassrooms>['query']
export type SchoolClassroomFiltersInput = CallInput<typeof countSchoolClassrooms>['query']

export const updateSchoolUser = endpoint({
  method: 'PATCH',
  path: '/school/:id/users/:user_id',
  auth: 'session',
  summary: 'Change a member’s role, or deactivate or reactivate them',
  params: z.object({ id: schoolId, user_id: userId }),
  body: z.object({
    role: z.optional(z.enum(['manager', 'teacher', 'student'])),
    is_active: z.optional(z.boolean()),
  }),
  response: z.object({ role: schoolRole, is_active: z.boolean() }),
  errors: ['school_not_found', 'forbidden', 'member_not_found', 'member_without_address'],
})
export type SchoolUserUpdate = HandlerInput<typeof updateSchoolUser>['body']

export const leaveSchool = endpoint({
  method: 'DELETE',
  path: '/school/:id/users/me',
  auth: 'session',
  summary: 'Leave a school; its owner must transfer or delete it first',
  params: z.object({ id: schoolId }),
  status: 204,
  errors: ['school_not_found', 'member_not_found', 'owner_stays'],
})
