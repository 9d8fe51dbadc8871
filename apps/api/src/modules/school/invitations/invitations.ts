import type {
  CreatedCodeSheet,
  CreatedInvitation,
  Invitation,
  InvitationsQuery,
  NewCodeSheet,
  NewInvitation,
} from '@wordhoard/contracts/invitations'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import type { RunIdempotently } from '../../../lib/idempotency/idempotency'
import type { InvitationMails } from '../../invitation-mail/invitation-mails'
import { reserveMails } from '../../invitation-mail/mail-allowance'
import { openClassroom, schoolById } from '../membership'
import { canInvite, classroomAbilities, visibleListsOf } from '../school.policy'
import { formatCode, newInvitationCode } from './invitation-codes'
import { codeAsSeen, goodCodes, type InvitedRole, insertCodeRows, revokeCode } from './invitations.queries'
import { refuseUnboundedCode } from './pupil-codes'

export interface InvitationDeps {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly mails: InvitationMails
}

const CODE_TRIES = 5

interface NewCodes {
  readonly schoolId: number
  readonly classroomId: number | null
  readonly role: InvitedRole
  readonly days: number
  readonly maxUses: number | null
  /** Whether students may create an account without an email address with it. */
  readonly isWithoutEmail: boolean
  /** One code is made for each. */
  readonly labels: readonly string[]
}
interface Code {
  readonly id: number
  readonly label: string
  readonly code: string
  readonly expires_at: Date
}

/** Inserts codes in the order of their labels; draws another code for one that already exists. */
async function insertCodes(client: pg.PoolClient, actor: Actor, codes: NewCodes): Promise<Code[]> {
  const made = new Map<number, Code>()
  for (let tries = 0; tries < CODE_TRIES && made.size < codes.labels.length; tries++) {
    const missing = codes.labels.flatMap((label, place) =>
      made.has(place) ? [] : [{ place, label, code: newInvitationCode() }],
    )
    const { schoolId, classroomId, role, days, maxUses, isWithoutEmail } = codes
    const rows = await insertCodeRows.fetchAll(client, {
      ...{ schoolId, classroomId, role, days, maxUses, isWithoutEmail, makerId: actor.userId },
      codes: missing.map(({ code }) => code),
      labels: missing.map(({ label }) => label),
    })
    const byCode = new Map(rows.map((row) => [row.code, row]))
    for (const { place, code } of missing) {
      const row = byCode.get(code)
      if (row) made.set(place, row)
    }
  }
  if (made.size < codes.labels.length) throw new Error('Too few unused invitation codes were found')
  return codes.labels.map((_label, place) => made.get(place)!)
}

function presentInvitation(publicUrl: string, { code, expires_at }: Pick<Code, 'code' | 'expires_at'>) {
  const written = formatCode(code)
  return {
    code: written,
    url: publicUrl + pathTo('join', { code: written }),
    expires_at: expires_at.toISOString(),
  }
}

/**
 * Creates an invitation code. Throws `school_not_found`, `classroom_not_found`, `forbidden` if the actor may not invite
 * to that role or classroom, and `invalid_input` for a code that would create accounts without an address unbounded.
 */
export async function makeInvitation(
  { publicUrl }: InvitationDeps,
  actor: Actor,
  schoolId: number,
  invitation: NewInvitation,
  runIdempotently: RunIdempotently,
): Promise<CreatedInvitation> {
  const { role, classroom_id, expires_in_days, max_uses, without_email = false } = invitation
  if (without_email) refuseUnboundedCode(invitation)
  return runIdempotently(async (client) => {
    const { membership } = await schoolById(client, actor, schoolId)
    let isOwn = false
    if (classroom_id !== undefined && membership !== undefined) {
      const classroom = await openClassroom(client, actor, classroom_id)
      if (classroom.school_id !== schoolId) throw new AppError('classroom_not_found')
      isOwn = classroom.isIn
    }
    if (!canInvite(membership, role, isOwn)) throw new AppError('forbidden')
    const [code] = await insertCodes(client, actor, {
      schoolId,
      classroomId: classroom_id ?? null,
      role,
      days: expires_in_days,
      maxUses: max_uses ?? (role === 'student' ? null : 1),
      isWithoutEmail: without_email,
      labels: [''],
    })
    return { id: code!.id, ...presentInvitation(publicUrl, code!) }
  })
}

/**
 * Creates a code for each row of a class list. Rows with an address get theirs by mail, up to the school's daily limit
 * (mail-allowance). Throws what the contract lists. A repeated call takes the names from its own rows, because they
 * aren't stored with the answer.
 */
export async function makeCodeSheet(
  { publicUrl, mails }: InvitationDeps,
  actor: Actor,
  classroomId: number,
  { rows, expires_in_days, without_email = false }: NewCodeSheet,
  runIdempotently: RunIdempotently,
): Promise<CreatedCodeSheet> {
  if (without_email)
    refuseUnboundedCode({ role: 'student', classroom_id: classroomId, expires_in_days, max_uses: 1 })
  let toMail: (() => void)[] = []
  const answer = await runIdempotently(async (client) => {
    const { membership, isIn, school_id, name, school_name } = await openClassroom(client, actor, classroomId)
    if (!classroomAbilities(membership, isIn).invite_students) throw new AppError('forbidden')
    const codes = await insertCodes(client, actor, {
      schoolId: school_id,
      classroomId,
      role: 'student',
      days: expires_in_days,
      maxUses: 1,
      isWithoutEmail: without_email,
      labels: rows.map(({ label }) => label),
    })
    const addressed = rows.flatMap(({ email }, place) => (email === undefined ? [] : [{ email, place }]))
    const sender = { schoolId: school_id, userId: actor.userId }
    const { isAllowed, dailyLimit } = await reserveMails(
      client,
      sender,
      addressed.map(({ email }) => email),
    )
    toMail = addressed
      .filter((_row, index) => isAllowed[index])
      .map(({ email, place }) => {
        const { code, url } = presentInvitation(publicUrl, codes[place]!)
        const invitation = { code, url, schoolId: school_id, school: school_name, classroom: name }
        return () => mails.invitation(email, invitation)
      })
    return {
      codes: codes.map((code) => ({ id: code.id, ...presentInvitation(publicUrl, code) })),
      mailed: toMail.length,
      not_mailed: addressed.length - toMail.length,
      mail_limit: dailyLimit,
    }
  })
  // Mailed after the transaction, so that no code is sent that wasn't stored. A repeated call has nothing to send.
  for (const mail of toMail) mail()
  return {
    ...answer,
    codes: answer.codes.map((code, place) => ({ ...code, label: rows[place]?.label ?? '' })),
  }
}

/**
 * Lists the valid codes, newest first; a teacher gets those of their own classrooms. Throws `school_not_found`,
 * `forbidden`.
 */
export async function listOpenInvitations(
  { pool, publicUrl }: Omit<InvitationDeps, 'mails'>,
  actor: Actor,
  schoolId: number,
  { limit, offset, classroom_id }: InvitationsQuery,
): Promise<Invitation[]> {
  const { membership } = await schoolById(pool, actor, schoolId)
  const lists = visibleListsOf(membership)
  if (lists === 'none') throw new AppError('forbidden')
  const rows = await goodCodes.fetchAll(pool, {
    schoolId,
    viewerId: actor.userId,
    classroomId: classroom_id ?? null,
    seesManagers: membership === 'owner',
    seesAll: lists === 'all',
    limit,
    offset,
  })
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ...presentInvitation(publicUrl, row),
  }))
}

/**
 * Revokes a code. Throws `invitation_not_found` for outsiders, and `forbidden` for members who couldn't have created
 * it.
 */
export async function revokeInvitation(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const invitation = await codeAsSeen.fetchFirst(pool, { id, actorId: actor.userId })
  if (!invitation?.membership) throw new AppError('invitation_not_found')
  if (!canInvite(invitation.membership, invitation.role, invitation.is_own)) throw new AppError('forbidden')
  await revokeCode.execute(pool, { id })
}
