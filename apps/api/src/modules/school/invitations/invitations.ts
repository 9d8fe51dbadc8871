import type {
  CreatedCodeSheet,
  CreatedInvitation,
  Invitation,
  InvitationsQuery,
  NewCodeSheet,
  NewInvitation,
} from '@wordhoard/contracts/invitations'
import type { SchoolRole } from '@wordhoard/contracts/school'
import { pathTo } from '@wordhoard/contracts/site/page-address'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import type { RunIdempotently } from '../../../lib/idempotency/idempotency'
import type { InvitationMails } from '../../invitation-mail/invitation-mails'
import { takeMails } from '../../invitation-mail/mail-allowance'
import { openClassroom, schoolById } from '../membership'
import { canInvite, classroomAbilities, listsSeenBy } from '../school.policy'
import { newInvitationCode, writtenCode } from './invitation-codes'

export interface InvitationDeps {
  readonly pool: pg.Pool
  readonly publicUrl: string
  readonly mails: InvitationMails
}

const CODE_TRIES = 5

interface NewCodes {
  readonly schoolId: number
  readonly classroomId: number | null
  readonly role: SchoolRole
  readonly days: number
  readonly maxUses: number | null
  /** One code for each. */
  readonly labels: readonly string[]
}
interface Code {
  readonly id: number
  readonly label: string
  readonly code: string
  readonly expires_at: Date
}

/** Enters codes in the order of their labels; one that exists already is made anew. */
async function enterCodes(client: pg.PoolClient, actor: Actor, codes: NewCodes): Promise<Code[]> {
  const made = new Map<number, Code>()
  for (let tries = 0; tries < CODE_TRIES && made.size < codes.labels.length; tries++) {
    const missing = codes.labels.flatMap((label, place) =>
      made.has(place) ? [] : [{ place, label, code: newInvitationCode() }],
    )
    const { rows } = await client.query<Code>(
      `INSERT INTO invitation (school_id, classroom_id, role, code, label, created_by_id, expires_at, max_uses)
       SELECT $1, $2, $3, code, label, $4, now() + make_interval(days => $5), $6
       FROM unnest($7::text[], $8::text[]) AS n (code, label)
       ON CONFLICT (code) DO NOTHING RETURNING id, code, label, expires_at`,
      [
        codes.schoolId,
        codes.classroomId,
        codes.role,
        actor.userId,
        codes.days,
        codes.maxUses,
        missing.map(({ code }) => code),
        missing.map(({ label }) => label),
      ],
    )
    const byCode = new Map(rows.map((row) => [row.code, row]))
    for (const { place, code } of missing) {
      const row = byCode.get(code)
      if (row) made.set(place, row)
    }
  }
  if (made.size < codes.labels.length) throw new Error('No free invitation codes were found')
  return codes.labels.map((_label, place) => made.get(place)!)
}

function presented(publicUrl: string, { code, expires_at }: Pick<Code, 'code' | 'expires_at'>) {
  const written = writtenCode(code)
  return {
    code: written,
    url: publicUrl + pathTo('join', { code: written }),
    expires_at: expires_at.toISOString(),
  }
}

/**
 * Makes a code by which others join. Throws `school_not_found`, `classroom_not_found`, and `forbidden` for what the actor
 * may not invite to.
 */
export async function makeInvitation(
  { publicUrl }: InvitationDeps,
  actor: Actor,
  schoolId: number,
  { role, classroom_id, expires_in_days, max_uses }: NewInvitation,
  runIdempotently: RunIdempotently,
): Promise<CreatedInvitation> {
  return runIdempotently(async (client) => {
    const { membership } = await schoolById(client, actor, schoolId)
    let isOwn = false
    if (classroom_id !== undefined && membership !== undefined) {
      const classroom = await openClassroom(client, actor, classroom_id)
      if (classroom.school_id !== schoolId) throw new AppError('classroom_not_found')
      isOwn = classroom.isIn
    }
    if (!canInvite(membership, role, isOwn)) throw new AppError('forbidden')
    const [code] = await enterCodes(client, actor, {
      schoolId,
      classroomId: classroom_id ?? null,
      role,
      days: expires_in_days,
      maxUses: max_uses ?? (role === 'student' ? null : 1),
      labels: [''],
    })
    return { id: code!.id, ...presented(publicUrl, code!) }
  })
}

/**
 * Makes a code for each row of a class list; rows with an address get theirs by mail, as far as the school's day allows
 * (mail-allowance). Throws what the contract lists. A repeated call takes the names from its own rows: they are kept with
 * no answer.
 */
export async function makeCodeSheet(
  { publicUrl, mails }: InvitationDeps,
  actor: Actor,
  classroomId: number,
  { rows, expires_in_days }: NewCodeSheet,
  runIdempotently: RunIdempotently,
): Promise<CreatedCodeSheet> {
  let toMail: (() => void)[] = []
  const answer = await runIdempotently(async (client) => {
    const { membership, isIn, school_id, name, school_name } = await openClassroom(client, actor, classroomId)
    if (!classroomAbilities(membership, isIn).invite_students) throw new AppError('forbidden')
    const codes = await enterCodes(client, actor, {
      schoolId: school_id,
      classroomId,
      role: 'student',
      days: expires_in_days,
      maxUses: 1,
      labels: rows.map(({ label }) => label),
    })
    const addressed = rows.flatMap(({ email }, place) => (email === undefined ? [] : [{ email, place }]))
    const sender = { schoolId: school_id, userId: actor.userId }
    const { isAllowed, dailyLimit } = await takeMails(
      client,
      sender,
      addressed.map(({ email }) => email),
    )
    toMail = addressed
      .filter((_row, index) => isAllowed[index])
      .map(({ email, place }) => {
        const { code, url } = presented(publicUrl, codes[place]!)
        const invitation = { code, url, schoolId: school_id, school: school_name, classroom: name }
        return () => mails.invitation(email, invitation)
      })
    return {
      codes: codes.map((code) => ({ id: code.id, ...presented(publicUrl, code) })),
      mailed: toMail.length,
      not_mailed: addressed.length - toMail.length,
      mail_limit: dailyLimit,
    }
  })
  // After the transaction: a code that was not kept must not have been sent. A repeated call gets here with nothing to send.
  for (const mail of toMail) mail()
  return {
    ...answer,
    codes: answer.codes.map((code, place) => ({ ...code, label: rows[place]?.label ?? '' })),
  }
}

interface DatabaseInvitation {
  readonly id: number
  readonly code: string
  readonly expires_at: Date
  readonly created_at: Date
  readonly role: SchoolRole
  readonly label: string
  readonly classroom: { id: number; name: string } | null
  readonly max_uses: number | null
  readonly uses: number
}

/** Codes that are still good, the newest first; a teacher gets those of the own classrooms. Throws `school_not_found`, `forbidden`. */
export async function goodInvitations(
  { pool, publicUrl }: Omit<InvitationDeps, 'mails'>,
  actor: Actor,
  schoolId: number,
  { limit, offset, classroom_id }: InvitationsQuery,
): Promise<Invitation[]> {
  const { membership } = await schoolById(pool, actor, schoolId)
  const lists = listsSeenBy(membership)
  if (lists === 'none') throw new AppError('forbidden')
  const { rows } = await pool.query<DatabaseInvitation>(
    `SELECT i.id, i.code, i.expires_at, i.created_at, i.role, i.label, i.max_uses, i.uses,
       CASE WHEN c.id IS NOT NULL THEN jsonb_build_object('id', c.id, 'name', c.name) END AS classroom
     FROM invitation i LEFT JOIN classroom c ON c.id = i.classroom_id
     WHERE i.school_id = $1 AND i.revoked_at IS NULL AND i.expires_at > now()
       AND (i.max_uses IS NULL OR i.uses < i.max_uses) AND ($3::int IS NULL OR i.classroom_id = $3)
       AND ($4 OR i.role <> 'manager')
       AND ($5 OR (i.role = 'student' AND EXISTS (
         SELECT FROM classroom_member k WHERE k.classroom_id = i.classroom_id AND k.user_id = $2)))
     ORDER BY i.id DESC LIMIT $6 OFFSET $7`,
    [schoolId, actor.userId, classroom_id ?? null, membership === 'owner', lists === 'all', limit, offset],
  )
  return rows.map((row) => ({
    ...row,
    created_at: row.created_at.toISOString(),
    ...presented(publicUrl, row),
  }))
}

/** Makes a code useless. Throws `invitation_not_found` for outsiders, `forbidden` for who may not give such a code. */
export async function voidInvitation(pool: pg.Pool, actor: Actor, id: number): Promise<void> {
  const { rows } = await pool.query<{ role: SchoolRole; membership: SchoolRole | null; is_own: boolean }>(
    `SELECT i.role, m.role AS membership, EXISTS (
       SELECT FROM classroom_member k WHERE k.classroom_id = i.classroom_id AND k.user_id = $2) AS is_own
     FROM invitation i
     LEFT JOIN school_member m ON m.school_id = i.school_id AND m.user_id = $2 AND m.is_active
     WHERE i.id = $1`,
    [id, actor.userId],
  )
  const invitation = rows[0]
  if (!invitation?.membership) throw new AppError('invitation_not_found')
  if (!canInvite(invitation.membership, invitation.role, invitation.is_own)) throw new AppError('forbidden')
  await pool.query(
    "UPDATE invitation SET revoked_at = coalesce(revoked_at, now()), label = '' WHERE id = $1",
    [id],
  )
}
