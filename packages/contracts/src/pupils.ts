import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { humanCheckToken, newPassword, userId, username } from './fields/fields'
import { invitationCode } from './invitations'
import { session } from './sessions'

/** How long a temporary password from a teacher works, in days. */
export const TEMPORARY_PASSWORD_DAYS = 14

export const registerPupil = endpoint({
  method: 'POST',
  path: '/auth2/register-pupil',
  auth: 'public',
  summary: 'Create an account without an email address with a class code that allows it, join, and log in',
  body: z.object({ code: invitationCode, username, password: newPassword, token: humanCheckToken }),
  status: 201,
  response: z.object({ ...session.shape, classroom_id: z.int(), school_username: z.string() }),
  errors: [
    ...(['human_check_failed', 'username_taken', 'invitation_not_found', 'invitation_over'] as const),
    'address_needed',
  ],
})
export type NewPupil = HandlerInput<typeof registerPupil>['body']
export type RegisteredPupil = AnswerOf<typeof registerPupil>

export const resetPupilPassword = endpoint({
  method: 'POST',
  path: '/school/:id/users/:user_id/password',
  auth: 'session',
  summary: 'Give a student without an email address a temporary password, and end their login sessions',
  params: z.object({ id: userId, user_id: userId }),
  response: z.object({
    username: z.string(),
    /** Their name, or the one on the class list; empty if there is neither. */
    name: z.string(),
    /** Shown once; it must be changed at the next login. */
    password: z.string(),
    valid_until: z.string(),
    /** Address of the login page, for printing. */
    login_url: z.string(),
  }),
  errors: ['school_not_found', 'forbidden', 'member_not_found', 'has_address'],
})
export type TemporaryPassword = AnswerOf<typeof resetPupilPassword>
