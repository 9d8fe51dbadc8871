import type { InvitationPreview, JoinedSchool } from '@wordhoard/contracts/invitations'
import type { Queryable } from '@wordhoard/database/sql/run'
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
import {
  countUse,
  insertUse,
  invitationAsSeen,
  lockInvitation,
  placeOfCode,
  upsertMember,
} from './join.queries'

/** Limit of wrong codes per user; addresses are limited too (plugins/rate-limit.ts). */
const wrongCodes = { most: 20, windowSeconds: 10 * 60 }

type Invitation = NonNullable<Awaited<ReturnType<typeof invitationAsSeen.fetchFirst>>>

/** Whether a user already has everything that the code gives. */
function hasFullMembership({ own_role, is_active, is_in, role, classroom_id }: Invitation): boolean {
  return (
    is_active === true &&
    own_role !== null &&
    higherRole(own_role, role) === own_role &&
    (classroom_id === null || is_in)
  )
}

/**
 * Finds the invitation of a code, with the asking user’s membership (null for visitors). Throws `invitation_not_found`,
 * also for one that is revoked or leads to an archived classroom.
 *
 * @param isLocked whether to lock it until the transaction ends, and to see all uses that were counted before
 */
export async function findInvitation(
  db: Queryable,
  code: string,
  userId: number | null,
  isLocked = false,
): Promise<Invitation> {
  const place = await placeOfCode.fetchFirst(db, { code })
  if (place && isLocked) await lockInvitation.execute(db, place)
  const invitation = place && (await invitationAsSeen.fetchFirst(db, { ...place, userId }))
  if (!invitation) throw new AppError('invitation_not_found')
  return invitation
}

/** Returns what a code leads to. Throws `invitation_not_found`, `invitation_over`. */
export async function invitationOf(
  pool: pg.Pool,
  actor: Actor | undefined,
  code: string,
): Promise<InvitationPreview> {
  const invitation = await findInvitation(pool, code, actor?.userId ?? null)
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
    const { userId } = actor
    const invitation = await findInvitation(client, code, userId, true)
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
    await insertUse.execute(client, { schoolId: school_id, id, userId })
    await countUse.execute(client, { schoolId: school_id, id })
    return answer
  })
  await resetAttempts(pool, guesses)
  return joined
}
