import * as z from 'zod/mini'
import { type AnswerOf, type CallInput, endpoint, type HandlerInput } from './endpoint'
import { email, userId, visibleText } from './fields/fields'
import { pageFields } from './fields/list-fields'
import { schoolRole } from './school'

/** Maximum number of codes on one sheet. */
export const MAX_SHEET_CODES = 200
export const MAX_EXPIRY_DAYS = 365
export const MAX_LABEL_LENGTH = 100
/** Bounds of codes that create accounts without an email address. */
export const MAX_PUPIL_CODE_DAYS = 90
export const MAX_PUPIL_CODE_USES = 100

/**
 * Alphabet of the codes: no vowels, so that no code spells a word, and no characters that look or sound like others (O
 * and 0, I and 1, S and 5, B and 8, M and N …).
 */
export const CODE_LETTERS = 'CFHJKLMPRTWXY34679'
/** Number of letters in a code, which is written in two groups. */
export const INVITATION_CODE_LENGTH = 8

/** A code as typed or read out, in any case, with or without spaces and hyphens. */
export const invitationCode = z.string({ error: 'Type the code' }).check(
  z.maxLength(60, { error: 'This code is too long' }),
  z.overwrite((text) => text.replace(/[\s\p{Pd}\p{Cc}\p{Cf}\p{Cs}]/gu, '').toUpperCase()),
  z.minLength(1, { error: 'Type the code' }),
)

const jsonId = z.int().check(z.positive(), z.maximum(2147483647))
const expiresInDays = z._default(
  z.int().check(z.minimum(1), z.maximum(MAX_EXPIRY_DAYS, { error: `At most ${MAX_EXPIRY_DAYS} days` })),
  14,
)
const invitedRole = z.enum(['manager', 'teacher', 'student'])
/**
 * Whether students may create an account without an email address with the code. Such a code is for students of a
 * classroom, and its uses and validity are bounded.
 */
const withoutEmail = z.optional(z.boolean())

const issued = z.object({
  /** The code as shown to people: two groups of four. */
  code: z.string(),
  url: z.string(),
  expires_at: z.string(),
})

export const createInvitation = endpoint({
  method: 'POST',
  path: '/school/:id/invitations',
  auth: 'session',
  summary: 'Create a code and a link for joining a school, or one of its classrooms',
  idempotent: true,
  params: z.object({ id: userId }),
  body: z.object({
    role: invitedRole,
    classroom_id: z.optional(jsonId),
    expires_in_days: expiresInDays,
    /** Absent: unlimited for students; codes for staff can be used once by default. */
    max_uses: z.optional(z.int().check(z.minimum(1), z.maximum(10_000))),
    without_email: withoutEmail,
  }),
  status: 201,
  response: z.object({ id: z.int(), ...issued.shape }),
  errors: ['school_not_found', 'forbidden', 'classroom_not_found'],
})
export type NewInvitation = HandlerInput<typeof createInvitation>['body']
export type NewInvitationInput = CallInput<typeof createInvitation>['body']
export type CreatedInvitation = AnswerOf<typeof createInvitation>

export const listInvitations = endpoint({
  method: 'GET',
  path: '/school/:id/invitations',
  auth: 'session',
  summary: 'List a school’s valid codes, newest first; teachers only see those of their own classrooms',
  params: z.object({ id: userId }),
  query: z.object({ ...pageFields(100), classroom_id: z.optional(userId) }),
  response: z.array(
    z.object({
      id: z.int(),
      ...issued.shape,
      role: schoolRole,
      label: z.string(),
      classroom: z.nullable(z.object({ id: z.int(), name: z.string() })),
      created_at: z.string(),
      max_uses: z.nullable(z.int()),
      uses: z.int(),
      without_email: z.boolean(),
    }),
  ),
  errors: ['school_not_found', 'forbidden'],
})
export type InvitationsQuery = HandlerInput<typeof listInvitations>['query']
export type Invitation = AnswerOf<typeof listInvitations>[number]

export const revokeInvitation = endpoint({
  method: 'DELETE',
  path: '/school/invitations/:id',
  auth: 'session',
  summary: 'Revoke a code; users who joined with it stay',
  params: z.object({ id: userId }),
  status: 204,
  errors: ['invitation_not_found', 'forbidden'],
})

export const createCodeSheet = endpoint({
  method: 'POST',
  path: '/school/classroom/:id/codes',
  auth: 'session',
  summary:
    'Create a printable code for one student for each row of a class list, and mail it if the row has an address',
  idempotent: true,
  params: z.object({ id: userId }),
  body: z.object({
    expires_in_days: expiresInDays,
    without_email: withoutEmail,
    rows: z
      .array(
        z.object({
          /** Whom the code is for, printed beside it. */
          label: z._default(visibleText({ most: MAX_LABEL_LENGTH }), ''),
          email: z.optional(email),
        }),
      )
      .check(
        z.minLength(1, { error: 'Make at least one code' }),
        z.maxLength(MAX_SHEET_CODES, { error: `At most ${MAX_SHEET_CODES} codes at once` }),
      ),
  }),
  status: 201,
  response: z.object({
    codes: z.array(z.object({ id: z.int(), label: z.string(), ...issued.shape })),
    mailed: z.int(),
    /**
     * Number of addresses that were sent no mail, because the school has reached its daily limit or the recipient has
     * opted out. Their codes can be printed.
     */
    not_mailed: z.int(),
    /** Current daily mail limit of the school, which depends on its age; 0 after several recipients reported it. */
    mail_limit: z.int(),
  }),
  errors: ['classroom_not_found', 'forbidden'],
})
export type NewCodeSheet = HandlerInput<typeof createCodeSheet>['body']
export type NewCodeSheetInput = CallInput<typeof createCodeSheet>['body']
export type CreatedCodeSheet = AnswerOf<typeof createCodeSheet>

export const getInvitation = endpoint({
  method: 'GET',
  path: '/school/invitations/:code',
  auth: 'optional',
  summary: 'Preview the school or classroom that a code joins',
  params: z.object({ code: invitationCode }),
  response: z.object({
    school: z.object({ name: z.string(), description: z.string(), username: z.string() }),
    classroom: z.nullable(z.object({ id: z.int(), name: z.string() })),
    role: schoolRole,
    expires_at: z.string(),
    /** Whether the logged-in user already belongs to the school or classroom. */
    is_member: z.boolean(),
    /** Whether the user's membership of the school was ended: the code doesn't let them back in, only its staff can. */
    membership_ended: z.boolean(),
    /** What teachers will see of a student who joins, in sentences. */
    teachers_see: z.array(z.string()),
    /** Whether a visitor can create an account without an email address with this code. */
    without_email: z.boolean(),
  }),
  errors: ['invitation_not_found', 'invitation_over'],
})
export type InvitationPreview = AnswerOf<typeof getInvitation>

export const joinSchool = endpoint({
  method: 'POST',
  path: '/school/join',
  auth: 'session',
  summary: 'Join a school or classroom with a code; repeating it changes nothing and uses up no code',
  body: z.object({ code: invitationCode }),
  response: z.object({
    school_id: z.int(),
    classroom_id: z.nullable(z.int()),
    role: schoolRole,
    school_username: z.string(),
  }),
  errors: ['invitation_not_found', 'invitation_over', 'membership_ended', 'address_needed'],
})
export type JoinedSchool = AnswerOf<typeof joinSchool>
