import { cast, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Insertable, query, type Tables } from '@wordhoard/database/sql/query'
import { unnest } from '@wordhoard/database/sql/row-sources'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAfter, now } from '@wordhoard/database/sql/times'
import { isInClassroom } from '../classroom-rows'

/** Roles to which users can be invited. */
export type InvitedRole = Insertable<Tables['invitation']>['role']

/** Codes with a label each. */
interface CodeValues {
  readonly schoolId: number
  readonly classroomId: number | null
  readonly role: InvitedRole
  readonly makerId: number
  readonly days: number
  readonly maxUses: number | null
  readonly isWithoutEmail: boolean
  readonly codes: readonly string[]
  readonly labels: readonly string[]
}

/** Enters codes into the directory and inserts them; skips those that already exist. */
export const insertCodeRows = compileStatement((p: Placeholders<CodeValues>) =>
  query
    .with('entered', (db) =>
      insertFrom(
        db,
        'invitation_code',
        (from) => from.selectFrom(unnest('given', { code: cast(p.codes, 'text[]') })),
        (eb) => ({
          code: eb.ref('given.code'),
          school_id: p.schoolId,
          invitation_id: cast(eb.fn<number>('nextval', [literal('invitation_id_seq')]), 'int4'),
        }),
      )
        .onConflict((conflict) => conflict.column('code').doNothing())
        .returning(['code', 'invitation_id']),
    )
    .with('made', (db) =>
      insertFrom(
        db,
        'invitation',
        (from) =>
          from
            .selectFrom('entered')
            .innerJoin(
              unnest('n', { code: cast(p.codes, 'text[]'), label: cast(p.labels, 'text[]') }),
              'n.code',
              'entered.code',
            ),
        (eb) => ({
          id: eb.ref('entered.invitation_id'),
          school_id: p.schoolId,
          classroom_id: p.classroomId,
          role: p.role,
          code: eb.ref('entered.code'),
          label: eb.ref('n.label'),
          created_by_id: p.makerId,
          expires_at: daysAfter(now, p.days),
          max_uses: p.maxUses,
          without_email: p.isWithoutEmail,
        }),
      ).returning(['id', 'code', 'label', 'expires_at']),
    )
    .selectFrom('made')
    .select(['id', 'code', 'label', 'expires_at']),
)

interface ListValues {
  readonly schoolId: number
  readonly viewerId: number
  /** Null for codes of every classroom and of none. */
  readonly classroomId: number | null
  /** Whether the viewer sees codes for managers. */
  readonly seesManagers: boolean
  /** Whether the viewer sees all codes rather than only those for students of their own classrooms. */
  readonly seesAll: boolean
  readonly limit: number
  readonly offset: number
}

/** A page of the valid codes, the newest first. */
export const goodCodes = compileStatement((p: Placeholders<ListValues>) => {
  const classroomId = cast(p.classroomId, 'int4')
  return query
    .selectFrom('invitation as i')
    .leftJoin('classroom as c', 'c.id', 'i.classroom_id')
    .select((eb) => [
      'i.id',
      'i.code',
      'i.expires_at',
      'i.created_at',
      'i.role',
      'i.label',
      'i.max_uses',
      'i.uses',
      'i.without_email',
      eb
        .case()
        .when('c.id', 'is not', null)
        .then(jsonObject({ id: eb.ref('c.id').$notNull(), name: eb.ref('c.name').$notNull() }))
        .end()
        .as('classroom'),
    ])
    .where('i.school_id', '=', p.schoolId)
    .where('i.revoked_at', 'is', null)
    .where('i.expires_at', '>', now)
    .where((eb) => eb.or([eb('i.max_uses', 'is', null), eb('i.uses', '<', eb.ref('i.max_uses'))]))
    .where((eb) => eb.or([eb(classroomId, 'is', null), eb('i.classroom_id', '=', classroomId)]))
    .where((eb) => eb.or([p.seesManagers, eb('i.role', '<>', literal('manager'))]))
    .where((eb) =>
      eb.or([
        p.seesAll,
        eb.and([
          eb('i.role', '=', literal('student')),
          isInClassroom(p.viewerId, p.schoolId, eb.ref('i.classroom_id')),
        ]),
      ]),
    )
    .orderBy('i.id', 'desc')
    .limit(p.limit)
    .offset(p.offset)
})

/** What a code invites to, with the actor's active role in its school and whether they are in its classroom. */
export const codeAsSeen = compileStatement((p: Placeholders<{ id: number; actorId: number }>) =>
  query
    .selectFrom('invitation as i')
    .leftJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'i.school_id')
        .on('m.user_id', '=', p.actorId)
        .on('m.is_active', '=', expr.lit(true)),
    )
    .select((eb) => [
      'i.role',
      'm.role as membership',
      cast(isInClassroom(p.actorId, eb.ref('i.school_id'), eb.ref('i.classroom_id')), 'bool').as('is_own'),
    ])
    .where('i.id', '=', p.id),
)

/** Revokes a code, and deletes its label, which names the intended student. */
export const revokeCode = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .updateTable('invitation')
    .set((eb) =>
      setColumns<'invitation'>({ revoked_at: eb.fn.coalesce('revoked_at', now), label: literal('') }),
    )
    .where('id', '=', p.id),
)
