import type { SchoolRole } from '@wordhoard/contracts/school'
import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface MemberValues {
  readonly schoolId: number
  readonly userId: number
}

/** Revokes all codes that a user has made for a school. */
export const revokeCodes = compileStatement((p: Placeholders<MemberValues>) =>
  query
    .updateTable('invitation')
    .set({ revoked_at: now, label: literal('') })
    .where('school_id', '=', p.schoolId)
    .where('created_by_id', '=', p.userId)
    .where('revoked_at', 'is', null),
)

/** A membership, locked, and whether the member shares a classroom with the actor. */
export const lockedMember = compileStatement((p: Placeholders<MemberValues & { actorId: number }>) =>
  query
    .selectFrom('school_member as m')
    .select((eb) => [
      'm.role',
      'm.is_active',
      cast(
        eb.exists(
          eb
            .selectFrom('classroom_member as k')
            .innerJoin('classroom_member as mine', 'mine.classroom_id', 'k.classroom_id')
            .where('k.school_id', '=', p.schoolId)
            .where('k.user_id', '=', p.userId)
            .where('mine.user_id', '=', p.actorId),
        ),
        'bool',
      ).as('is_own'),
    ])
    .where('m.school_id', '=', p.schoolId)
    .where('m.user_id', '=', p.userId)
    .forUpdate(),
)

/** Changes a membership. */
export const updateMember = compileStatement(
  (p: Placeholders<MemberValues & { role: SchoolRole; isActive: boolean }>) =>
    query
      .updateTable('school_member')
      .set({ role: p.role, is_active: p.isActive })
      .where('school_id', '=', p.schoolId)
      .where('user_id', '=', p.userId),
)

/** Locks a school until the transaction ends. */
export const lockSchool = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectFrom('school').where('id', '=', p.id).forUpdate(),
)

/** Locks the membership of an active manager or teacher; finds no other members. */
export const lockedHeir = compileStatement((p: Placeholders<MemberValues>) =>
  query
    .selectFrom('school_member')
    .select('user_id')
    .where('school_id', '=', p.schoolId)
    .where('user_id', '=', p.userId)
    .where('is_active', '=', expr.lit(true))
    .where('role', 'in', [literal('manager'), literal('teacher')])
    .forUpdate(),
)

/** Changes a member's role. */
export const updateRole = compileStatement((p: Placeholders<MemberValues & { role: SchoolRole }>) =>
  query
    .updateTable('school_member')
    .set({ role: p.role })
    .where('school_id', '=', p.schoolId)
    .where('user_id', '=', p.userId),
)

/** Deletes a membership, unless it is the owner's. */
export const deleteMember = compileStatement((p: Placeholders<MemberValues>) =>
  query
    .deleteFrom('school_member')
    .where('school_id', '=', p.schoolId)
    .where('user_id', '=', p.userId)
    .where('role', '<>', literal('owner')),
)

type SeatValues = MemberValues & { readonly classroomId: number }

/** A membership, and whether the member is in a classroom. */
export const memberWithSeat = compileStatement((p: Placeholders<SeatValues>) =>
  query
    .selectFrom('school_member as m')
    .leftJoin('classroom_member as k', (join) =>
      join.on('k.classroom_id', '=', p.classroomId).onRef('k.user_id', '=', 'm.user_id'),
    )
    .select((eb) => ['m.role', 'm.is_active', cast(eb('k.user_id', 'is not', null), 'bool').as('is_in')])
    .where('m.school_id', '=', p.schoolId)
    .where('m.user_id', '=', p.userId),
)

/** Adds a member to a classroom. */
export const insertSeat = compileStatement((p: Placeholders<SeatValues>) =>
  query
    .insertInto('classroom_member')
    .values({ classroom_id: p.classroomId, user_id: p.userId, school_id: p.schoolId })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Removes a member from a classroom. */
export const deleteSeat = compileStatement((p: Placeholders<SeatValues>) =>
  query
    .deleteFrom('classroom_member as seat')
    .where('seat.classroom_id', '=', p.classroomId)
    .where('seat.user_id', '=', p.userId)
    .where('seat.school_id', '=', p.schoolId),
)
