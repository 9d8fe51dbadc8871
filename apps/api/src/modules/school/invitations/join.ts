import type { InvitationPreview, JoinedSchool } from '@wordhoard/contracts/invitations'
import type { SchoolRole } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { consumeAttempt, resetAttempts } from '../../accounts/login/guesses'
import { tellPairs } from '../../chat-events/chat-events'
import { higherRole } from '../school.policy'
import { teachersSee } from '../teachers-see'

/** Wrong codes of one person; addresses are limited besides (plugins/rate-limit.ts). */
const wrongCodes = { most: 20, windowSeconds: 10 * 60 }

interface DatabaseInvitation {
  readonly id: number
  readonly school_id: number
  readonly classroom_id: number | null
  readonly classroom_name: string | null
  readonly role: SchoolRole
  /** Whose the code is meant to be. */
  readonly label: string
  readonly expires_at: Date
  readonly is_over: boolean
  readonly school_name: string
  readonly school_description: string
  readonly school_username: string
  /** The asker's membership. */
  readonly own_role: SchoolRole | null
  readonly is_active: boolean | null
  readonly is_in: boolean
}

/** $1 code, $2 who asks or null. Codes for an archived classroom, and withdrawn ones, are none. */
const find = `
  SELECT i.id, i.school_id, i.classroom_id, c.name AS classroom_name, i.role, i.label, i.expires_at,
    i.expires_at <= now() OR (i.max_uses IS NOT NULL AND i.uses >= i.max_uses) AS is_over,
    s.name AS school_name, s.description AS school_description, s.username AS school_username,
    m.role AS own_role, m.is_active, k.user_id IS NOT NULL AS is_in
  FROM invitation i JOIN school s ON s.id = i.school_id
  LEFT JOIN classroom c ON c.id = i.classroom_id
  LEFT JOIN school_member m ON m.school_id = i.school_id AND m.user_id = $2::int
  LEFT JOIN classroom_member k ON k.classroom_id = i.classroom_id AND k.user_id = $2::int
  WHERE i.code = $1 AND i.revoked_at IS NULL AND c.is_archived IS NOT TRUE`

/** Whether a code gives somebody nothing that they do not have. */
function hasItAll({ own_role, is_active, is_in, role, classroom_id }: DatabaseInvitation): boolean {
  return (
    is_active === true &&
    own_role !== null &&
    higherRole(own_role, role) === own_role &&
    (classroom_id === null || is_in)
  )
}

/** What a code joins one to. Throws `invitation_not_found`, `invitation_over`. */
export async function invitationOf(
  pool: pg.Pool,
  actor: Actor | undefined,
  code: string,
): Promise<InvitationPreview> {
  const { rows } = await pool.query<DatabaseInvitation>(find, [code, actor?.userId ?? null])
  const invitation = rows[0]
  if (!invitation) throw new AppError('invitation_not_found')
  const isMember = hasItAll(invitation)
  // Whose membership was ended is told that, whatever has become of the code.
  if (invitation.is_over && !isMember && invitation.is_active !== false) throw new AppError('invitation_over')
  const { classroom_id, classroom_name, role, expires_at } = invitation
  return {
    school: {
      name: invitation.school_name,
      description: invitation.school_description,
      username: invitation.school_username,
    },
    classroom: classroom_id === null ? null : { id: classroom_id, name: classroom_name ?? '' },
    role,
    expires_at: expires_at.toISOString(),
    is_member: isMember,
    membership_ended: invitation.is_active === false,
    teachers_see: role === 'student' ? [...teachersSee] : [],
  }
}

/**
 * Joins by a code. Of two who come for its last use one gets it. Who has it all already uses nothing up; who joins as less
 * than they are stays what they are. The name on the code becomes the membership's, and goes with it. Throws `invitation_not_found`, `invitation_over`, `membership_ended`,
 * `too_many_requests`.
 */
export async function join(pool: pg.Pool, actor: Actor, code: string): Promise<JoinedSchool> {
  const guesses = `join:${actor.userId}`
  await consumeAttempt(pool, guesses, wrongCodes)
  const joined = await transaction(pool, async (client) => {
    // What waits for the lock sees afterwards how often the code has been used.
    await client.query('SELECT FROM invitation WHERE code = $1 FOR UPDATE', [code])
    const { rows } = await client.query<DatabaseInvitation>(find, [code, actor.userId])
    const invitation = rows[0]
    if (!invitation) throw new AppError('invitation_not_found')
    const { id, school_id, classroom_id, school_username, own_role, label } = invitation
    if (invitation.is_active === false) throw new AppError('membership_ended')
    const role = own_role === null ? invitation.role : higherRole(own_role, invitation.role)
    const answer = { school_id, classroom_id, role, school_username }
    if (hasItAll(invitation)) return answer
    if (invitation.is_over) throw new AppError('invitation_over')
    // A school may keep its students apart from people whom they have chats with.
    if (role === 'student') await tellPairs(client, actor.userId, null)
    await client.query(
      `INSERT INTO school_member AS m (school_id, user_id, role, roster_name) VALUES ($1, $2, $3, $4)
       ON CONFLICT (school_id, user_id) DO UPDATE
         SET role = excluded.role, roster_name = coalesce(nullif(excluded.roster_name, ''), m.roster_name)`,
      [school_id, actor.userId, role, label],
    )
    if (classroom_id !== null) {
      await client.query(
        'INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [classroom_id, actor.userId, school_id],
      )
    }
    await client.query(
      'INSERT INTO invitation_use (invitation_id, user_id) VALUES ($1, $2) ON CONFLICT DO NOTHING',
      [id, actor.userId],
    )
    await client.query("UPDATE invitation SET uses = uses + 1, label = '' WHERE id = $1", [id])
    return answer
  })
  await resetAttempts(pool, guesses)
  return joined
}
