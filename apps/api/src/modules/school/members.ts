import type { SchoolRole, SchoolUserUpdate } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { announceChatsOf, notifyAccessChange } from '../chat-events/chat-events'
import {
  deleteMember,
  deleteSeat,
  insertSeat,
  lockedHeir,
  lockedMember,
  lockSchool,
  memberWithSeat,
  revokeCodes,
  updateMember,
  updateRole,
} from './members.queries'
import { hasAddress, openClassroom, schoolById } from './membership'
import { canAppoint, canDeactivate, canMoveInto, schoolAbilities } from './school.policy'

/**
 * Changes a member's role, deactivates them, or reactivates them. Revokes the codes they made if they are deactivated
 * or their role changes. Throws `school_not_found`, `forbidden`, `member_not_found`, and `member_without_address` for a
 * pupil's account that would become staff.
 */
export function changeMember(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  userId: number,
  { role, is_active }: SchoolUserUpdate,
): Promise<{ role: SchoolRole; is_active: boolean }> {
  return transaction(pool, async (client) => {
    const { membership } = await schoolById(client, actor, schoolId)
    if (!schoolAbilities(membership).open_admin_panel || userId === actor.userId)
      throw new AppError('forbidden')
    const member = await lockedMember.fetchFirst(client, { schoolId, userId, actorId: actor.userId })
    if (!member) throw new AppError('member_not_found')
    const wanted = { role: role ?? member.role, is_active: is_active ?? member.is_active }
    if (wanted.role !== member.role && !canAppoint(membership, member.role, wanted.role)) {
      throw new AppError('forbidden')
    }
    // Refused even if nothing would change.
    if (!canDeactivate(membership, member.role, member.is_own)) throw new AppError('forbidden')
    if (wanted.role !== 'student' && wanted.role !== member.role && !(await hasAddress(client, userId))) {
      throw new AppError('member_without_address')
    }
    // Comes first to keep the lock order: making a member a student changes their account's row, and deleting an
    // account waits for such changes before it locks that row.
    await notifyAccessChange(client, { userId })
    await updateMember.execute(client, { schoolId, userId, role: wanted.role, isActive: wanted.is_active })
    if (!wanted.is_active || wanted.role !== member.role) {
      await revokeCodes.execute(client, { schoolId, userId })
    }
    return wanted
  })
}

/** Makes another member of the staff the owner. Throws `school_not_found`, `forbidden`, `member_not_found`. */
export async function transferOwnership(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  userId: number,
): Promise<void> {
  await transaction(pool, async (client) => {
    // If two transfers run at once, the second finds that the actor is no longer the owner.
    await lockSchool.execute(client, { id: schoolId })
    const { membership } = await schoolById(client, actor, schoolId)
    if (!schoolAbilities(membership).transfer) throw new AppError('forbidden')
    const heir = await lockedHeir.fetchFirst(client, { schoolId, userId })
    if (!heir) throw new AppError('member_not_found')
    await announceChatsOf(client, userId)
    await updateRole.execute(client, { schoolId, userId: actor.userId, role: 'manager' })
    await updateRole.execute(client, { schoolId, userId, role: 'owner' })
  })
}

/** Leaves a school. Throws `school_not_found`, `member_not_found`, and `owner_stays` for its owner. */
export async function leave(pool: pg.Pool, actor: Actor, schoolId: number): Promise<void> {
  await transaction(pool, async (client) => {
    const { membership } = await schoolById(client, actor, schoolId)
    // A member whose membership was ended can't erase that by leaving.
    if (membership === undefined) throw new AppError('member_not_found')
    const member = { schoolId, userId: actor.userId }
    // Comes first to keep the lock order, as above: a pupil's account gets a date for its deletion.
    await notifyAccessChange(client, { userId: actor.userId })
    if ((await deleteMember.execute(client, member)) === 0) throw new AppError('owner_stays')
    await revokeCodes.execute(client, member)
  })
}

/** Adds a member to a classroom, or removes them. Throws `classroom_not_found`, `forbidden`, `member_not_found`. */
export async function moveMember(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  userId: number,
  direction: 'in' | 'out',
): Promise<void> {
  const { membership, isIn, school_id } = await openClassroom(pool, actor, classroomId)
  if (!canMoveInto(membership, isIn, 'student')) throw new AppError('forbidden')
  const seat = { schoolId: school_id, userId, classroomId }
  const member = await memberWithSeat.fetchFirst(pool, seat)
  if (!member || (direction === 'in' ? !member.is_active : !member.is_in))
    throw new AppError('member_not_found')
  if (!canMoveInto(membership, isIn, member.role)) throw new AppError('forbidden')
  await transaction(pool, async (client) => {
    await (direction === 'in' ? insertSeat : deleteSeat).execute(client, seat)
    await notifyAccessChange(client, { userId })
  })
}
