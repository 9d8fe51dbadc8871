import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import {
  email,
  humanCheckToken,
  loginName,
  newPassword,
  password,
  username,
  verificationCode,
} from './fields/fields'
import { session } from './sessions'

/** Lifetime of a verification code, in seconds. */
export const CODE_SECONDS = 10 * 60
/** Minimum time between two codes sent to the same address, in seconds. */
export const RESEND_SECONDS = 60

/** How long a browser counts as known to an account after its last login there, in seconds. */
export const DEVICE_SECONDS = 90 * 24 * 60 * 60

/** Defined in a file without schemas, because every page reads it before it fetches anything else. */
export { SESSION_HINT_COOKIE } from './site/session-hint'

/** The action that a human check protects; a solution for one action isn't valid for another. */
export const humanCheckAction = z.enum(['login', 'registration', 'password'])
export type HumanCheckAction = z.infer<typeof humanCheckAction>

export const getHumanCheck = endpoint({
  method: 'GET',
  path: '/auth2/human-check',
  auth: 'public',
  summary: 'Get the human check that this installation uses, with what its widget needs',
  query: z.object({ action: humanCheckAction }),
  response: z.object({
    kind: z.enum(['altcha', 'turnstile', 'off']),
    /** Site key of Turnstile's widget; null for the other kinds. */
    site_key: z.nullable(z.string()),
    /** Challenge for altcha's widget, as JSON text; null for the other kinds. */
    challenge: z.nullable(z.string()),
  }),
})
export type HumanCheckOffer = AnswerOf<typeof getHumanCheck>

export const login = endpoint({
  method: 'POST',
  path: '/auth2/login',
  auth: 'public',
  encoding: 'form',
  summary: 'Log in; `username` is the email address or the user name',
  body: z.object({
    username: loginName,
    password,
    turnstile_token: humanCheckToken,
    /** Sent with `device_code` after `device_code_needed`: the challenge returned when the code was requested. */
    challenge: z.optional(z.string().check(z.maxLength(100))),
    device_code: z.optional(verificationCode),
    /** Sent after `new_password_needed`: replaces the temporary password. */
    new_password: z.optional(newPassword),
  }),
  response: session,
  errors: [
    ...(['wrong_credentials', 'device_code_needed', 'wrong_code', 'human_check_failed'] as const),
    ...(['new_password_needed', 'temporary_password_over'] as const),
  ],
})

/** Body of a request for a code by mail. */
const codeRequest = z.object({ email, token: humanCheckToken })
export type CodeRequest = z.output<typeof codeRequest>

const sentCode = z.object({
  /** Seconds until a new code can be requested. */
  resend_after: z.int(),
})
export type SentCode = z.output<typeof sentCode>

export const sendDeviceCode = endpoint({
  method: 'POST',
  path: '/auth2/device-code',
  auth: 'public',
  summary:
    'Send a login code, needed after too many wrong passwords; the answer doesn’t reveal whether there is an account',
  body: z.object({ email: loginName, token: humanCheckToken }),
  response: z.object({
    /** Must be sent back with the code; it belongs to this browser. */
    challenge: z.string(),
    ...sentCode.shape,
  }),
  errors: ['human_check_failed'],
})
export type SentDeviceCode = AnswerOf<typeof sendDeviceCode>

export const sendVerificationEmail = endpoint({
  method: 'POST',
  path: '/auth2/send-verification-email',
  auth: 'public',
  summary: 'Send a registration code to an address; the answer doesn’t reveal whether it has an account',
  body: codeRequest,
  response: sentCode,
  errors: ['human_check_failed'],
})

export const register = endpoint({
  method: 'POST',
  path: '/auth2/register',
  auth: 'public',
  summary: 'Create an account and log in',
  body: z.object({
    username,
    email,
    password: newPassword,
    verification_code: verificationCode,
    token: humanCheckToken,
    /** Whether the user teaches; their home page then shows their classes. */
    teaches: z.optional(z.boolean()),
  }),
  status: 201,
  response: session,
  errors: ['human_check_failed', 'wrong_code', 'username_taken'],
})
export type NewAccount = HandlerInput<typeof register>['body']

export const forgotPassword = endpoint({
  method: 'POST',
  path: '/auth2/forgot-password',
  auth: 'public',
  summary:
    'Send a code for setting a new password; the answer doesn’t reveal whether the address has an account',
  body: codeRequest,
  response: sentCode,
  errors: ['human_check_failed'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth2/reset-password',
  auth: 'public',
  summary: 'Set a new password with a code, end all my login sessions, and log in',
  body: z.object({ email, verification_code: verificationCode, password: newPassword }),
  response: session,
  errors: ['wrong_code'],
})
export type PasswordReset = HandlerInput<typeof resetPassword>['body']

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth2/password',
  auth: 'session',
  summary: 'Change my password, end all my login sessions, and start a new one on this device',
  body: z.object({ current_password: password, new_password: newPassword }),
  response: session,
  errors: ['wrong_password'],
})
export type PasswordChange = HandlerInput<typeof changePassword>['body']

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth2/email',
  auth: 'session',
  summary: 'Send a code to my new email address; the answer doesn’t reveal whether it belongs to an account',
  body: z.object({ email, password }),
  response: sentCode,
  errors: ['wrong_password'],
})
export type EmailChange = HandlerInput<typeof requestEmailChange>['body']

export const confirmEmailChange = endpoint({
  method: 'PUT',
  path: '/auth2/email',
  auth: 'session',
  summary: 'Change my email address with the code sent to it',
  body: z.object({ email, verification_code: verificationCode }),
  response: z.object({ email: z.string() }),
  errors: ['wrong_code'],
})
export type EmailConfirmation = HandlerInput<typeof confirmEmailChange>['body']
export type ConfirmedEmail = AnswerOf<typeof confirmEmailChange>

export const deviceSession = z.object({
  id: z.string(),
  /** Browser and operating system in words, e.g. "Firefox on Windows". */
  device: z.string(),
  created_at: z.string(),
  last_used_at: z.string(),
  is_current: z.boolean(),
})
export type DeviceSession = z.infer<typeof deviceSession>

export const listSessions = endpoint({
  method: 'GET',
  path: '/auth2/sessions',
  auth: 'session',
  summary: 'List my login sessions, most recently used first',
  response: z.array(deviceSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth2/sessions/:id',
  auth: 'session',
  summary: 'End one of my login sessions',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth2/sessions',
  auth: 'session',
  summary: 'End all my login sessions except this one',
  response: z.object({ ended: z.int() }),
})
