import type { InvitationPreview, JoinedSchool } from '@wordhoard/contracts/invitations'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { AppError } from '../../../lib/app-error'
import { transaction } from '../../../lib/transaction'
import { consumeAttempt, resetAttempts } from '../../attempts/attempts'
import { announceChatsOf, notifyPairAccessChange } from '../../chat-events/chat-events'
import { insertSeat } from '../members.queries'
import { hasAddress } from '../membership'
import { higherRole } from '../school.policy'
import { passwordVisibility, teacherVisibility } from '../teacher-visibility'
import { countUse, insertUse, invitationOfCode, lockCode, upsertMember } from './join.queries'

/** Limit of wrong codes per user; addresses are limited too (plugins/rate-limit.ts). */
const wrongCodes = { most: 20, windowSeconds: 10 * 60 }

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationOfCode.fetchFirst>>>

/** Whether a user already has everything that the code gives. */
function hasFullMembership({ own_role, is_active, is_in, role, classroom_id }: Invitation): boolean {
  return (
    is_active === true &&
    own_role !== null &&
    higherRole(own_role, role) === own_role &&
    (classroom_id === null || is_in)
  )
}

/** Returns what a code leads to. Throws `invitation_not_found`, `invitation_over`. */
export async function invitationOf(
  pool: pg.Pool,
  actor: Actor | undefined,
  code: string,
): Promise<InvitationPreview> {
  const invitation = await invitationOfCode.fetchFirst(pool, { code, userId: actor?.userId ?? null })
  if (!invitation) throw new AppError('invitation_not_found')
  const isMember = hasFullMembership(invitation)
  // Users whose membership was ended learn that first, even if the code is no longer valid.
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
    teachers_see:
      role === 'student'
        ? [...teacherVisibility, ...(invitation.without_email ? [passwordVisibility] : [])]
        : [],
    without_email: invitation.without_email,
  }
}

/**
 * Joins a school by a code. If two people compete for its last use, one gets it. A member who already has everything
 * the code gives uses nothing up, and a higher role is kept. The name on the code moves to the membership and is
 * deleted with it. Throws `invitation_not_found`, `invitation_over`, `membership_ended`, `too_many_requests`, and
 * `address_needed` for a pupil's account with a code for staff.
 */
export async function join(pool: pg.Pool, actor: Actor, code: string): Promise<JoinedSchool> {
  const guesses = `join:${actor.userId}`
  await consumeAttempt(pool, guesses, wrongCodes)
  const joined = await transaction(pool, async (client) => {
    // Comes first, so that a request that waited for the lock sees all uses of the code.
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
    if (role !== 'student' && !(await hasAddress(client, userId))) throw new AppError('address_needed')
    await announceChatsOf(client, userId)
    // The school may separate its students from people with whom they have chats.
    if (role === 'student') await notifyPairAccessChange(client, userId, null)
    await upsertMember.execute(client, { schoolId: school_id, userId, role, rosterName: label })
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
