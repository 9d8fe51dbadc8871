import type { SchoolRole } from '@wordhoard/contracts/school'
import { cast, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'

interface Place {
  readonly schoolId: number
  readonly id: number
}

/** Which invitation a code is for. */
export const placeOfCode = compileStatement((p: Placeholders<{ code: string }>) =>
  query
    .selectFrom('invitation_code')
    .select(['school_id as schoolId', 'invitation_id as id'])
    .where('code', '=', p.code),
)

/** Locks an invitation until the transaction ends. */
export const lockInvitation = compileStatement((p: Placeholders<Place>) =>
  query.selectFrom('invitation').where('school_id', '=', p.schoolId).where('id', '=', p.id).forUpdate(),
)

/**
 * What an invitation is to, with the asking user's membership (null for visitors). Finds none that is revoked or leads
 * to an archived classroom.
 */
export const invitationAsSeen = compileStatement((p: Placeholders<Place & { userId: number | null }>) => {
  const userId = cast(p.userId, 'int4')
  return query
    .selectFrom('invitation as i')
    .innerJoin('school as s', 's.id', 'i.school_id')
    .leftJoin('classroom as c', (join) =>
      join.onRef('c.school_id', '=', 'i.school_id').onRef('c.id', '=', 'i.classroom_id'),
    )
    .leftJoin('school_member as m', (join) =>
      join.onRef('m.school_id', '=', 'i.school_id').on('m.user_id', '=', userId),
    )
    .leftJoin('classroom_member as k', (join) =>
      join
        .onRef('k.school_id', '=', 'i.school_id')
        .onRef('k.classroom_id', '=', 'i.classroom_id')
        .on('k.user_id', '=', userId),
    )
    .select((eb) => {
      const isUsedUp = eb.and([
        eb('i.max_uses', 'is not', null),
        eb('i.uses', '>=', eb.ref('i.max_uses').$notNull()),
      ])
      return [
        'i.id',
        'i.school_id',
        'i.classroom_id',
        'c.name as classroom_name',
        'i.role',
        'i.label',
        'i.expires_at',
        'i.without_email',
        cast(eb.or([eb('i.expires_at', '<=', now), isUsedUp]), 'bool').as('is_over'),
        's.name as school_name',
        's.description as school_description',
        's.username as school_username',
        'm.role as own_role',
        'm.is_active',
        cast(eb('k.user_id', 'is not', null), 'bool').as('is_in'),
      ]
    })
    .where('i.school_id', '=', p.schoolId)
    .where('i.id', '=', p.id)
    .where('i.revoked_at', 'is', null)
    .where('c.is_archived', 'is not', true)
})

interface NewMember {
  readonly schoolId: number
  readonly userId: number
  readonly role: SchoolRole
  /** The name on the code; an empty one leaves the current name. */
  readonly rosterName: string
}

/** Adds a user to a school, or changes a member's role. */
export const upsertMember = compileStatement((p: Placeholders<NewMember>) =>
  query
    .insertInto('school_member')
    .values({ school_id: p.schoolId, user_id: p.userId, role: p.role, roster_name: p.rosterName })
    .onConflict((conflict) =>
      conflict.columns(['school_id', 'user_id']).doUpdateSet((eb) =>
        setColumns<'school_member'>({
          role: eb.ref('excluded.role'),
          roster_name: eb.fn.coalesce(
            eb.fn<string | null>('nullif', ['excluded.roster_name', literal('')]),
            'school_member.roster_name',
          ),
        }),
      ),
    ),
)

/** Records that a user has joined by a code. */
export const insertUse = compileStatement((p: Placeholders<Place & { userId: number }>) =>
  query
    .insertInto('invitation_use')
    .values({ school_id: p.schoolId, invitation_id: p.id, user_id: p.userId })
    .onConflict((conflict) => conflict.doNothing()),
)

/** Counts a use of a code, and deletes the name on it. */
export const countUse = compileStatement((p: Placeholders<Place>) =>
  query
    .updateTable('invitation')
    .set((eb) => setColumns<'invitation'>({ uses: eb('uses', '+', eb.lit(1)), label: literal('') }))
    .where('school_id', '=', p.schoolId)
    .where('id', '=', p.id),
)
