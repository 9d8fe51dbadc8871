import { type Columns, cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonArray, jsonObject, orEmpty } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { personJson } from '../profiles/person-json'
import { inNaturalOrder, isInClassroom } from './classroom-rows'

interface NewSchoolValues {
  readonly name: string
  readonly description: string
  readonly username: string
  readonly userId: number
}

/** Enters the name of a school’s address into the directory, and inserts the school with its owner; does neither if it is taken. */
export const insertSchool = compileStatement((p: Placeholders<NewSchoolValues>) =>
  query
    .with('entered', (db) =>
      db
        .insertInto('school_name')
        .values({
          name: expr.fn<string>('lower', [p.username]),
          school_id: cast(expr.fn<number>('nextval', [literal('school_id_seq')]), 'int4'),
        })
        .onConflict((conflict) => conflict.column('name').doNothing())
        .returning(['name', 'school_id']),
    )
    .with('founded', (db) =>
      insertFrom(
        db,
        'school',
        (from) => from.selectFrom('entered'),
        (eb) => ({
          id: eb.ref('school_id'),
          name: p.name,
          description: p.description,
          username: p.username,
          username_lower: eb.ref('entered.name'),
        }),
      ).returning('id'),
    )
    .with('owned', (db) =>
      insertFrom(
        db,
        'school_member',
        (from) => from.selectFrom('founded'),
        (eb) => ({ school_id: eb.ref('id'), user_id: p.userId, role: literal('owner') }),
      ),
    )
    .selectFrom('founded')
    .select('id'),
)

/** The schools that a user is active in, with their classrooms there. */
export const schoolsOfMember = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('school_member as m')
    .innerJoin('school as s', 's.id', 'm.school_id')
    .select((eb) => [
      jsonObject({
        id: eb.ref('s.id'),
        name: eb.ref('s.name'),
        description: eb.ref('s.description'),
        username: eb.ref('s.username'),
      }).as('school'),
      'm.role',
      orEmpty(
        eb
          .selectFrom('classroom_member as k')
          .innerJoin('classroom as c', 'c.id', 'k.classroom_id')
          .select((room) =>
            jsonArray(
              jsonObject({
                id: room.ref('c.id'),
                name: room.ref('c.name'),
                is_archived: room.ref('c.is_archived'),
              }),
            )
              .orderBy(room.ref('c.is_archived'))
              .orderBy(inNaturalOrder(room.ref('c.name_lower')))
              .as('classrooms'),
          )
          .where('k.user_id', '=', p.userId)
          .whereRef('k.school_id', '=', 's.id')
          .$asScalar(),
      ).as('classrooms'),
    ])
    .where('m.user_id', '=', p.userId)
    .where('m.is_active', '=', expr.lit(true))
    .orderBy((eb) => eb.fn('lower', ['s.name']))
    .orderBy('s.id'),
)

interface Visit {
  readonly schoolId: number
  readonly viewerId: number
  /** Whether the viewer is an active member. */
  readonly isMember: boolean
}

/** Whether a member is in a classroom that isn't archived: for an owner or manager, this means that they teach. */
function isInOpenClassroom(
  member: Pick<Columns<Tables['school_member']>, 'school_id' | 'user_id'>,
): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('classroom_member as k')
      .innerJoin('classroom as c', 'c.id', 'k.classroom_id')
      .where('k.school_id', '=', member.school_id)
      .where('k.user_id', '=', member.user_id)
      .where('c.is_archived', '=', expr.lit(false)),
  )
}

/** The active staff of a school as a viewer sees them, the owner first. */
function staffOf(p: Placeholders<Visit>) {
  return query
    .selectFrom('school_member as m')
    .innerJoin('user_account as u', 'u.id', 'm.user_id')
    .select((eb) => {
      const person = columnsOf(eb, 'u')
      const isViewer = eb(person.id, '=', p.viewerId)
      const member = jsonObject({
        role: eb.ref('m.role'),
        user_info: personJson(person, p.viewerId, isViewer),
        teaches: eb.or([eb('m.role', '=', literal('teacher')), isInOpenClassroom(columnsOf(eb, 'm'))]),
      })
      return jsonArray(member)
        .orderBy(eb('m.role', '<>', literal('owner')))
        .orderBy(person.username_lower)
        .as('staff')
    })
    .where('m.school_id', '=', p.schoolId)
    .where('m.is_active', '=', expr.lit(true))
    .where('m.role', 'in', [literal('owner'), literal('manager'), literal('teacher')])
    .$asScalar()
}

/** The classrooms of a school that aren't archived, each with whether the viewer is in it. */
function classroomsOf(p: Placeholders<Visit>) {
  return query
    .selectFrom('classroom as c')
    .select((eb) => {
      const isMine = eb.and([p.isMember, isInClassroom(p.viewerId, p.schoolId, eb.ref('c.id'))])
      const room = jsonObject({
        id: eb.ref('c.id'),
        name: eb.ref('c.name'),
        is_archived: eb.ref('c.is_archived'),
        is_mine: cast(isMine, 'bool'),
      })
      return jsonArray(room)
        .orderBy(inNaturalOrder(eb.ref('c.name_lower')))
        .as('classrooms')
    })
    .where('c.school_id', '=', p.schoolId)
    .where((eb) => eb.not(eb.ref('c.is_archived')))
    .$asScalar()
}

/** What a school's page shows. */
export const staffAndClassrooms = compileStatement((p: Placeholders<Visit>) =>
  query.selectNoFrom([orEmpty(staffOf(p)).as('staff'), orEmpty(classroomsOf(p)).as('classrooms')]),
)

/** Counts a school's active members and its classrooms. */
export const schoolCounts = compileStatement((p: Placeholders<{ schoolId: number }>) =>
  query
    .selectFrom('school_member')
    .select((eb) => [
      eb.fn.countAll<number>().filterWhere('role', '=', literal('student')).as('students_num'),
      eb.fn.countAll<number>().filterWhere('role', '<>', literal('student')).as('teachers_num'),
      eb
        .selectFrom('classroom')
        .select((room) => room.fn.countAll<number>().as('count'))
        .where('school_id', '=', p.schoolId)
        .$asScalar()
        .$notNull()
        .as('classrooms_num'),
    ])
    .where('school_id', '=', p.schoolId)
    .where('is_active', '=', expr.lit(true)),
)

/** Changes to a school; null leaves a column as it is. */
interface SchoolChange {
  readonly id: number
  readonly name: string | null
  readonly description: string | null
  readonly username: string | null
  readonly studentsCanOpenProfiles: boolean | null
}

/**
 * Changes a school. If its students may no longer open their profiles, makes those of active students private again.
 */
export const updateSchool = compileStatement((p: Placeholders<SchoolChange>) => {
  const canOpen = cast(p.studentsCanOpenProfiles, 'bool')
  return query
    .with('closed', (db) =>
      db
        .updateTable('user_account')
        .set((eb) =>
          setColumns<'user_account'>({
            privacy: eb.fn<Readonly<Record<string, unknown>>>('private_settings', ['privacy']),
          }),
        )
        .where(canOpen, '=', expr.lit(false))
        .where('id', 'in', (eb) =>
          eb
            .selectFrom('school_member as m')
            .innerJoin('school as s', 's.id', 'm.school_id')
            .select('m.user_id')
            .where('s.id', '=', p.id)
            .where('s.students_may_open_profiles', '=', expr.lit(true))
            .where('m.role', '=', literal('student'))
            .where('m.is_active', '=', expr.lit(true)),
        ),
    )
    .updateTable('school')
    .set((eb) => {
      const username = eb.fn.coalesce(p.username, 'username')
      return setColumns<'school'>({
        students_may_open_profiles: eb.fn.coalesce(canOpen, 'students_may_open_profiles'),
        name: eb.fn.coalesce(p.name, 'name'),
        description: eb.fn.coalesce(p.description, 'description'),
        username,
        username_lower: eb.fn<string>('lower', [username]),
        updated_at: now,
      })
    })
    .where('id', '=', p.id)
    .returning(['id', 'name', 'description', 'username', 'students_may_open_profiles'])
})

/** Deletes a school with everything that lies with it. Returns the name in its address. */
export const deleteSchool = compileStatement((p: Placeholders<{ id: number }>) =>
  query.deleteFrom('school').where('id', '=', p.id).returning('username_lower'),
)

/** The name in a school’s address, locked until the transaction ends. */
export const lockedName = compileStatement((p: Placeholders<{ id: number }>) =>
  query.selectFrom('school').select('username_lower').where('id', '=', p.id).forNoKeyUpdate(),
)

interface NameOfSchool {
  readonly schoolId: number
  /** In lower case. */
  readonly name: string
}

/** Gives a school a name in the directory; does nothing if a school has it. */
export const claimSchoolName = compileStatement((p: Placeholders<NameOfSchool>) =>
  query
    .insertInto('school_name')
    .values({ name: p.name, school_id: p.schoolId })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .returning('name'),
)

/** Takes a name from a school. */
export const releaseSchoolName = compileStatement((p: Placeholders<NameOfSchool>) =>
  query.deleteFrom('school_name').where('name', '=', p.name).where('school_id', '=', p.schoolId),
)

/** Forgets the codes of a deleted school. */
export const deleteCodesOfSchool = compileStatement((p: Placeholders<{ schoolId: number }>) =>
  query.deleteFrom('invitation_code').where('school_id', '=', p.schoolId),
)
