import * as z from 'zod/mini'
import { type AnswerOf, endpoint, type HandlerInput } from './endpoint'
import { email, humanCheckToken, newPassword, password, username, verificationCode } from './fields/fields'
import { session } from './sessions'

/** Life of a verification code, in seconds. */
export const CODE_SECONDS = 10 * 60
/** A new code for the same address is sent this many seconds after the last one at the earliest. */
export const RESEND_SECONDS = 60

/** How long a browser is known for an account after it last logged in there, in seconds. */
export const DEVICE_SECONDS = 90 * 24 * 60 * 60

/** In a file without schemas: every page reads it before anything else is fetched. */
export { SESSION_HINT_COOKIE } from './site/session-hint'

/** What human checks are for; a solution for one action is worth nothing for another. */
export const humanCheckAction = z.enum(['login', 'registration', 'password'])
export type HumanCheckAction = z.infer<typeof humanCheckAction>

export const getHumanCheck = endpoint({
  method: 'GET',
  path: '/auth2/human-check',
  auth: 'public',
  summary: 'Which human check this installation asks for, with what its widget needs',
  query: z.object({ action: humanCheckAction }),
  response: z.object({
    kind: z.enum(['altcha', 'turnstile', 'off']),
    /** Of Turnstile's widget; null with the others. */
    site_key: z.nullable(z.string()),
    /** A challenge as altcha's widget takes it, as JSON text; null with the others. */
    challenge: z.nullable(z.string()),
  }),
})
export type HumanCheckOffer = AnswerOf<typeof getHumanCheck>

export const login = endpoint({
  method: 'POST',
  path: '/auth2/login',
  auth: 'public',
  encoding: 'form',
  summary: 'Sign in; `username` carries the e-mail address',
  body: z.object({
    username: email,
    password,
    turnstile_token: humanCheckToken,
    /** With `device_code`, after `device_code_needed`: what asking for the code answered. */
    challenge: z.optional(z.string().check(z.maxLength(100))),
    device_code: z.optional(verificationCode),
  }),
  response: session,
  errors: ['wrong_credentials', 'device_code_needed', 'wrong_code', 'human_check_failed'],
})

/** Asks for a code by mail. */
const codeRequest = z.object({ email, token: humanCheckToken })
export type CodeRequest = z.output<typeof codeRequest>

const sentCode = z.object({
  /** Seconds until a new code can be asked for. */
  resend_after: z.int(),
})
export type SentCode = z.output<typeof sentCode>

export const sendDeviceCode = endpoint({
  method: 'POST',
  path: '/auth2/device-code',
  auth: 'public',
  summary:
    'Send a code by which a browser logs in while others guess at the account; the same answer whether or not the address has one',
  body: codeRequest,
  response: z.object({
    /** To be sent with the code; it belongs to this browser. */
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
  summary:
    'Send a code to an address that wants to register; the same answer whether or not it has an account',
  body: codeRequest,
  response: sentCode,
  errors: ['human_check_failed'],
})

export const register = endpoint({
  method: 'POST',
  path: '/auth2/register',
  auth: 'public',
  summary: 'Make an account and sign in',
  body: z.object({
    username,
    email,
    password: newPassword,
    verification_code: verificationCode,
    token: humanCheckToken,
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
  summary: 'Send a code for a new password; the same answer whether or not the address has an account',
  body: codeRequest,
  response: sentCode,
  errors: ['human_check_failed'],
})

export const resetPassword = endpoint({
  method: 'POST',
  path: '/auth2/reset-password',
  auth: 'public',
  summary: 'Set a new password with a code, end every session, and sign in',
  body: z.object({ email, verification_code: verificationCode, password: newPassword }),
  response: session,
  errors: ['wrong_code'],
})
export type PasswordReset = HandlerInput<typeof resetPassword>['body']

export const changePassword = endpoint({
  method: 'PUT',
  path: '/auth2/password',
  auth: 'session',
  summary: 'Change the own password; every session ends and this device gets a new one',
  body: z.object({ current_password: password, new_password: newPassword }),
  response: session,
  errors: ['wrong_password'],
})
export type PasswordChange = HandlerInput<typeof changePassword>['body']

export const requestEmailChange = endpoint({
  method: 'POST',
  path: '/auth2/email',
  auth: 'session',
  summary: 'Send a code to a new address; the same answer whether or not it belongs to an account',
  body: z.object({ email, password }),
  response: sentCode,
  errors: ['wrong_password'],
})
export type EmailChange = HandlerInput<typeof requestEmailChange>['body']

export const confirmEmailChange = endpoint({
  method: 'PUT',
  path: '/auth2/email',
  auth: 'session',
  summary: 'Take the new address with the code that was sent to it',
  body: z.object({ email, verification_code: verificationCode }),
  response: z.object({ email: z.string() }),
  errors: ['wrong_code'],
})
export type EmailConfirmation = HandlerInput<typeof confirmEmailChange>['body']
export type ConfirmedEmail = AnswerOf<typeof confirmEmailChange>

export const deviceSession = z.object({
  id: z.string(),
  /** The browser and system in words, e.g. "Firefox on Windows". */
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
  summary: 'The own sessions, the one last used first',
  response: z.array(deviceSession),
})

export const endSession = endpoint({
  method: 'DELETE',
  path: '/auth2/sessions/:id',
  auth: 'session',
  summary: 'End one of the own sessions',
  params: z.object({ id: z.uuid() }),
  status: 204,
  errors: ['not_found'],
})

export const endOtherSessions = endpoint({
  method: 'DELETE',
  path: '/auth2/sessions',
  auth: 'session',
  summary: 'End all own sessions but this one',
  response: z.object({ ended: z.int() }),
})
