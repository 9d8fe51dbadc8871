import type { InvitationPreview, JoinedSchool } from '@wordhoard/contracts/invitations'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { consumeAttempt, resetAttempts } from '../../accounts/login/attempts'
import { notifyPairs } from '../../chat-events/chat-events'
import { insertSeat } from '../members.queries'
import { higherRole } from '../school.policy'
import { teacherVisibility } from '../teacher-visibility'
import { countUse, enterMember, insertUse, invitationOfCode, lockCode } from './join.queries'

/** Wrong codes of one person; addresses are limited besides (plugins/rate-limit.ts). */
const wrongCodes = { most: 20, windowSeconds: 10 * 60 }

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOfCode.fetchFirst>>>

/** Whether a code gives somebody nothing that they do not have. */
function hasFullMembership({ own_role, is_active, is_in, role, classroom_id }: Invitation): boolean {
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
  const invitation = await invitationOfCode.fetchFirst(pool, { code, userId: actor?.userId ?? null })
  if (!invitation) throw new AppError('invitation_not_found')
  const isMember = hasFullMembership(invitation)
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
    teachers_see: role === 'student' ? [...teacherVisibility] : [],
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
    await lockCode.execute(client, { code })
    const { userId } = actor
    const invitation = await invitationOfCode.fetchFirst(client, { code, userId })
    if (!invitation) throw new AppError('invitation_not_found')
    const { id, school_id, classroom_id, school_username, own_role, label } = invitation
    if (invitation.is_active === false) throw new AppError('membership_ended')
    const role = own_role === null ? invitation.role : higherRole(own_role, invitation.role)
    const answer = { school_id, classroom_id, role, school_username }
    if (hasFullMembership(invitation)) return answer
    if (invitation.is_over) throw new AppError('invitation_over')
    // A school may keep its students apart from people whom they have chats with.
    if (role === 'student') await notifyPairs(client, userId, null)
    await enterMember.execute(client, { schoolId: school_id, userId, role, rosterName: label })
    if (classroom_id !== null) {
      await insertSeat.execute(client, { schoolId: school_id, userId, classroomId: classroom_id })
    }
    await insertUse.execute(client, { invitationId: id, userId })
    await countUse.execute(client, { id })
    return answer
  })
  await resetAttempts(pool, guesses)
  return joined
}
