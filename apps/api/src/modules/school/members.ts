import type { SchoolRole, SchoolUserUpdate } from '@wordhoard/contracts/school'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { transaction } from '../../lib/transaction'
import { tellOfAccess } from '../chat-events/chat-events'
import { openClassroom, schoolById } from './membership'
import { canAppoint, canDeactivate, canMoveInto, schoolAbilities } from './school.policy'

/** Codes of somebody who may no longer give them out. $1 school, $2 their maker. */
const revokeCodes =
  "UPDATE invitation SET revoked_at = now(), label = '' WHERE school_id = $1 AND created_by_id = $2 AND revoked_at IS NULL"

/**
 * Appoints a member to another role, shuts them out, or lets them in again. Codes that they made are void once they lose
 * rank or are shut out. Throws `school_not_found`, `forbidden`, `member_not_found`.
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
    const { rows } = await client.query<{ role: SchoolRole; is_active: boolean; is_own: boolean }>(
      `SELECT m.role, m.is_active, EXISTS (
         SELECT FROM classroom_member k JOIN classroom_member mine ON mine.classroom_id = k.classroom_id
         WHERE k.school_id = $1 AND k.user_id = $2 AND mine.user_id = $3) AS is_own
       FROM school_member m WHERE m.school_id = $1 AND m.user_id = $2 FOR UPDATE`,
      [schoolId, userId, actor.userId],
    )
    const member = rows[0]
    if (!member) throw new AppError('member_not_found')
    const wanted = { role: role ?? member.role, is_active: is_active ?? member.is_active }
    if (wanted.role !== member.role && !canAppoint(membership, member.role, wanted.role)) {
      throw new AppError('forbidden')
    }
    // Whoever may not touch this member is told so even when nothing would change.
    if (!canDeactivate(membership, member.role, member.is_own)) throw new AppError('forbidden')
    // First of all: whoever becomes a student has their account's row changed, which deleting it locks after the clock.
    await tellOfAccess(client, { userId })
    await client.query(
      'UPDATE school_member SET role = $3, is_active = $4 WHERE school_id = $1 AND user_id = $2',
      [schoolId, userId, wanted.role, wanted.is_active],
    )
    if (!wanted.is_active || wanted.role !== member.role) await client.query(revokeCodes, [schoolId, userId])
    return wanted
  })
}

/** Makes another one of the staff the owner. Throws `school_not_found`, `forbidden`, `member_not_found`. */
export async function transferOwnership(
  pool: pg.Pool,
  actor: Actor,
  schoolId: number,
  userId: number,
): Promise<void> {
  await transaction(pool, async (client) => {
    // Of two at once the second finds itself no longer the owner.
    await client.query('SELECT FROM school WHERE id = $1 FOR UPDATE', [schoolId])
    const { membership } = await schoolById(client, actor, schoolId)
    if (!schoolAbilities(membership).transfer) throw new AppError('forbidden')
    const { rowCount } = await client.query(
      `SELECT FROM school_member WHERE school_id = $1 AND user_id = $2 AND is_active AND role IN ('manager', 'teacher')
       FOR UPDATE`,
      [schoolId, userId],
    )
    if (!rowCount) throw new AppError('member_not_found')
    const appoint = 'UPDATE school_member SET role = $3 WHERE school_id = $1 AND user_id = $2'
    await client.query(appoint, [schoolId, actor.userId, 'manager'])
    await client.query(appoint, [schoolId, userId, 'owner'])
  })
}

/** Leaves a school. Throws `school_not_found`, `member_not_found`, and `owner_stays` for its owner. */
export async function leave(pool: pg.Pool, actor: Actor, schoolId: number): Promise<void> {
  await transaction(pool, async (client) => {
    const { membership } = await schoolById(client, actor, schoolId)
    // Whose membership was ended cannot wipe that out by leaving.
    if (membership === undefined) throw new AppError('member_not_found')
    const { rowCount } = await client.query(
      `DELETE FROM school_member WHERE school_id = $1 AND user_id = $2 AND role <> 'owner'`,
      [schoolId, actor.userId],
    )
    if (!rowCount) throw new AppError('owner_stays')
    await client.query(revokeCodes, [schoolId, actor.userId])
    await tellOfAccess(client, { userId: actor.userId })
  })
}

/** $1 classroom, $2 member, $3 school. */
const putIn =
  'INSERT INTO classroom_member (classroom_id, user_id, school_id) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING'
const takeOut = 'DELETE FROM classroom_member WHERE classroom_id = $1 AND user_id = $2 AND school_id = $3'

/** Puts a member into a classroom, or takes them out. Throws `classroom_not_found`, `forbidden`, `member_not_found`. */
export async function moveMember(
  pool: pg.Pool,
  actor: Actor,
  classroomId: number,
  userId: number,
  direction: 'in' | 'out',
): Promise<void> {
  const { membership, isIn, school_id } = await openClassroom(pool, actor, classroomId)
  if (!canMoveInto(membership, isIn, 'student')) throw new AppError('forbidden')
  const { rows } = await pool.query<{ role: SchoolRole; is_active: boolean; is_in: boolean }>(
    `SELECT m.role, m.is_active, k.user_id IS NOT NULL AS is_in FROM school_member m
     LEFT JOIN classroom_member k ON k.classroom_id = $3 AND k.user_id = m.user_id
     WHERE m.school_id = $1 AND m.user_id = $2`,
    [school_id, userId, classroomId],
  )
  const member = rows[0]
  if (!member || (direction === 'in' ? !member.is_active : !member.is_in))
    throw new AppError('member_not_found')
  if (!canMoveInto(membership, isIn, member.role)) throw new AppError('forbidden')
  await transaction(pool, async (client) => {
    await client.query(direction === 'in' ? putIn : takeOut, [classroomId, userId, school_id])
    await tellOfAccess(client, { userId })
  })
}
