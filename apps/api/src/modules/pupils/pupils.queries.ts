import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'
import { isPupilOf } from '../school/pupil-accounts'

/** Creates an account without an address. */
export const insertPupil = compileStatement((p: Placeholders<{ username: string; passwordHash: string }>) =>
  query
    .insertInto('user_account')
    .values({
      username: p.username,
      username_lower: expr.fn<string>('lower', [p.username]),
      password_hash: p.passwordHash,
      updated_at: now,
    })
    .returning(['id', 'username_lower']),
)

interface PupilOfSchool {
  readonly schoolId: number
  readonly userId: number
}

/**
 * Locks a member's account and returns what decides whether the actor may reset its password: the member's role, whether
 * they are in a classroom of the actor's, and whether the account has no address and belongs to the school.
 */
export const lockedPupil = compileStatement((p: Placeholders<PupilOfSchool & { actorId: number }>) =>
  query
    .selectFrom('school_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select((eb) => [
      'm.role',
      'm.is_active',
      'u.username',
      eb
        .fn<string>('btrim', [eb.fn<string>('concat', ['u.first_name', literal(' '), 'u.last_name'])])
        .as('own_name'),
      'm.roster_name',
      eb('u.email', 'is not', null).as('has_address'),
      cast(isPupilOf(columnsOf(eb, 'u'), eb.ref('m.school_id')), 'bool').as('is_own_pupil'),
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
      ).as('is_in_own_class'),
    ])
    .where('m.school_id', '=', p.schoolId)
    .where('m.user_id', '=', p.userId)
    .forUpdate('u'),
)

interface NewTemporaryPassword {
  readonly userId: number
  readonly passwordHash: string
  readonly days: number
}

/** Sets a temporary password, unless the account has an address. Returns until when it works. */
export const setTemporaryPassword = compileStatement((p: Placeholders<NewTemporaryPassword>) =>
  query
    .updateTable('user_account')
    .set(() =>
      setColumns<'user_account'>({
        password_hash: p.passwordHash,
        password_until: daysAfter(now, p.days),
      }),
    )
    .where('id', '=', p.userId)
    .where('email', 'is', null)
    .returning('password_until'),
)

/** Records who has reset whose password. */
export const insertReset = compileStatement((p: Placeholders<{ userId: number; staffId: number }>) =>
  query.insertInto('staff_password_reset').values({ user_id: p.userId, staff_id: p.staffId }),
)

/** Forgets the browsers that know an account. */
export const forgetDevices = compileStatement((p: Placeholders<{ userId: number }>) =>
  query.deleteFrom('known_device').where('user_id', '=', p.userId),
)
