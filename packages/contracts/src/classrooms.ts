import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { userId } from './fields/fields'
import { pageFields } from './fields/list-fields'
import { classroom, nameField, schoolDescription, schoolLine, schoolRole, schoolUser } from './school'

export const classroomFields = z.object({ name: nameField('Classroom name'), description: schoolDescription })

/** What the caller may do in a classroom. */
export const classroomAbilities = z.object({
  edit: z.boolean(),
  invite_students: z.boolean(),
  invite_teachers: z.boolean(),
  put_in_students: z.boolean(),
  put_in_teachers: z.boolean(),
  set_work: z.boolean(),
  see_progress: z.boolean(),
  moderate_chat: z.boolean(),
})
export type ClassroomAbilities = z.infer<typeof classroomAbilities>

const classroomId = userId
const jsonId = z.int().check(z.positive(), z.maximum(2147483647))

export const createClassroom = endpoint({
  method: 'POST',
  path: '/school/classroom',
  auth: 'session',
  summary: 'Create a classroom with its chat; I become a member',
  idempotent: true,
  body: z.object({ ...classroomFields.shape, school_id: jsonId }),
  status: 201,
  response: z.object({ id: z.int() }),
  errors: ['school_not_found', 'forbidden', 'classroom_exists'],
})
export type NewClassroom = HandlerInput<typeof createClassroom>['body']

export const getClassroom = endpoint({
  method: 'GET',
  path: '/school/classroom/:id',
  auth: 'session',
  keep: 'page',
  summary: 'Get a classroom',
  params: z.object({ id: classroomId }),
  response: z.object({
    ...classroom.shape,
    school: schoolLine,
    chat_id: z.int(),
    /** The caller's role in the school. */
    role: schoolRole,
    /**
     * Whether the caller belongs to the classroom; owners and managers of the school have access without belonging to
     * it.
     */
    is_member: z.boolean(),
    abilities: classroomAbilities,
    /** What teachers of the classroom see of its students, in sentences addressed to the students. */
    teachers_see: z.array(z.string()),
  }),
  errors: ['classroom_not_found', 'forbidden'],
})
export type ClassroomDetail = AnswerOf<typeof getClassroom>

export const updateClassroom = endpoint({
  method: 'PATCH',
  path: '/school/classroom/:id',
  auth: 'session',
  summary: 'Update a classroom’s name or description, or archive or unarchive it',
  params: z.object({ id: classroomId }),
  body: z.object({ ...z.partial(classroomFields).shape, is_archived: z.optional(z.boolean()) }),
  response: classroom,
  errors: ['classroom_not_found', 'forbidden', 'classroom_exists'],
})
export type ClassroomUpdate = HandlerInput<typeof updateClassroom>['body']

export const listClassroomUsers = endpoint({
  method: 'GET',
  path: '/school/classroom/:id/users',
  auth: 'session',
  summary: 'List a classroom’s members, teachers first, then by name; only staff see deactivated ones',
  params: z.object({ id: classroomId }),
  query: z.object(pageFields(500)),
  response: z.array(schoolUser),
  errors: ['classroom_not_found', 'forbidden'],
})

const classroomUser = z.object({ id: classroomId, user_id: userId })

export const addClassroomUser = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/users/:user_id',
  auth: 'session',
  summary: 'Add a member of the school to a classroom; repeating it changes nothing',
  params: classroomUser,
  status: 204,
  errors: ['classroom_not_found', 'forbidden', 'member_not_found'],
})

export const removeClassroomUser = endpoint({
  method: 'DELETE',
  path: '/school/classroom/:id/users/:user_id',
  auth: 'session',
  summary: 'Remove a member from a classroom; they stay in the school',
  params: classroomUser,
  status: 204,
  errors: ['classroom_not_found', 'forbidden', 'member_not_found'],
})
