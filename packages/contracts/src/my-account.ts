import * as z from 'zod/mini'
import { type AnswerOf, endpoint } from './endpoint'
import { password } from './fields/fields'

export const getMe = endpoint({
  method: 'GET',
  path: '/users/me',
  auth: 'session',
  summary: 'Get my username and email address',
  response: z.object({ user_id: z.int(), username: z.string(), email: z.string() }),
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
