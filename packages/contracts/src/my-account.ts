import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from './endpoint'
import { password } from './fields/fields'

export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  auth: 'session',
  keep: 'account',
  summary: 'Get my username and email address, and what a pupil without one should know about their account',
  response: z.object({
    user_id: z.int(),
    username: z.string(),
    /** Null for an account that was made with a class code. */
    email: z.nullable(z.string()),
    /** When the account will be deleted, because it has neither an address nor a school. */
    deletion_due_at: z.nullable(z.string()),
    /** When staff of the school last reset the password. */
    password_reset_at: z.nullable(z.string()),
    /** Whether the account may read reports on definitions. */
    is_operator: z.boolean(),
  }),
})
export type CurrentUser = AnswerOf<typeof getMe>

export const downloadMyData = endpoint({
  method: 'GET',
  path: '/users/me/data',
  auth: 'session',
  summary: 'Export everything stored about my account as a JSON file',
  produces: 'application/json',
})

export const deleteMe = endpoint({
  method: 'DELETE',
  path: '/users/me',
  auth: 'session',
  summary: 'Delete my account permanently',
  body: z.object({ password }),
  status: 204,
  errors: ['wrong_password', 'owner_stays'],
})
