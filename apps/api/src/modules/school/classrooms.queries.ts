import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { insertFrom } from '@wordhoard/database/sql/insert-from'
import { jsonObject } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { personJson } from '../profiles/person-json'
import { classroomColumns, classroomsSeen, memberCounts } from './classroom-rows'
import { rosterName } from './roster-name'

interface NewRoom {
  readonly schoolId: number
  readonly name: string
  readonly nameLower: string
  readonly description: string
  readonly userId: number
}

/**
 * Inserts a classroom with its chat and its first member; does nothing if the school has one of that name. The number of
 * the chat is drawn first, because each of the two rows holds the id of the other.
 */
export const insertClassroom = compileStatement((p: Placeholders<NewRoom>) =>
  query
    .with('drawn', (db) =>
      db.selectNoFrom(cast(expr.fn<number>('nextval', [literal('chat_id_seq')]), 'int4').as('chat_id')),
    )
    .with('made', (db) =>
      insertFrom(
        db,
        'classroom',
        (from) => from.selectFrom('drawn'),
        (eb) => ({
          school_id: p.schoolId,
          name: p.name,
          name_lower: p.nameLower,
          description: p.description,
          chat_id: eb.ref('chat_id'),
        }),
      )
        .onConflict((conflict) => conflict.columns(['school_id', 'name_lower']).doNothing())
        .returning(['id', 'chat_id']),
    )
    .with('its_chat', (db) =>
      insertFrom(
        db,
        'chat',
        (from) => from.selectFrom('made'),
        (eb) => ({ id: eb.ref('chat_id').$notNull(), classroom_id: eb.ref('id'), school_id: p.schoolId }),
      ),
    )
    .with('member', (db) =>
      insertFrom(
        db,
        'classroom_member',
        (from) => from.selectFrom('made'),
        (eb) => ({ classroom_id: eb.ref('id'), user_id: p.userId, school_id: p.schoolId }),
      ),
    )
    .selectFrom('made')
    .select((eb) => ['id', eb.ref('chat_id').$notNull().as('chat_id')]),
)

/** A classroom with its school and its chat. */
export const classroomWithChat = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .selectFrom('classroom as c')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select(classroomColumns)
    .select((eb) => [
      ...memberCounts(columnsOf(eb, 'c')),
      eb.ref('c.chat_id').$notNull().as('chat_id'),
      jsonObject({
        id: eb.ref('s.id'),
        name: eb.ref('s.name'),
        description: eb.ref('s.description'),
        username: eb.ref('s.username'),
      }).as('school'),
    ])
    .where('c.id', '=', p.id),
)

/** Changes to a classroom; null leaves a column as it is. */
interface RoomChange {
  readonly id: number
  readonly name: string | null
  readonly nameLower: string | null
  readonly description: string | null
  readonly isArchived: boolean | null
}

/** Renames or archives a classroom. */
export const updateClassroom = compileStatement((p: Placeholders<RoomChange>) =>
  query
    .updateTable('classroom as c')
    .set((eb) =>
      setColumns<'classroom'>({
        name: eb.fn.coalesce(p.name, 'c.name'),
        name_lower: eb.fn.coalesce(p.nameLower, 'c.name_lower'),
        description: eb.fn.coalesce(p.description, 'c.description'),
        is_archived: eb.fn.coalesce(p.isArchived, 'c.is_archived'),
        updated_at: now,
      }),
    )
    .where('c.id', '=', p.id)
    .returning(classroomColumns)
    .returning((eb) => [...memberCounts(columnsOf(eb, 'c')), 'c.chat_id']),
)

interface RoomMembers {
  readonly schoolId: number
  readonly id: number
  readonly viewerId: number
  /** Whether the viewer is staff, who see names and deactivated members. */
  readonly isStaff: boolean
  /** Whether the viewer also sees classrooms that they aren't in. */
  readonly seesAll: boolean
  readonly limit: number
  readonly offset: number
}

/** A page of the members of a classroom, staff first. */
export const membersOfClassroom = compileStatement((p: Placeholders<RoomMembers>) =>
  query
    .selectFrom('classroom_member as k')
    .innerJoin('school_member as m', (join) =>
      join.onRef('m.school_id', '=', 'k.school_id').onRef('m.user_id', '=', 'k.user_id'),
    )
    .innerJoin('user_account as u', 'u.id', 'k.user_id')
    .select((eb) => {
      const person = columnsOf(eb, 'u')
      const seesName = eb.or([p.isStaff, eb(person.id, '=', p.viewerId)])
      const onRoster = eb
        .case()
        .when(p.isStaff)
        .then(rosterName(person, eb.ref('k.school_id')))
        .end()
      return [
        'm.role',
        'm.is_active',
        'k.created_at',
        personJson(person, p.viewerId, seesName, onRoster).as('user_info'),
        classroomsSeen(columnsOf(eb, 'k'), p.viewerId, p.seesAll).as('classrooms'),
      ]
    })
    .where('k.school_id', '=', p.schoolId)
    .where('k.classroom_id', '=', p.id)
    .where((eb) => eb.or([p.isStaff, eb('m.is_active', '=', expr.lit(true))]))
    .orderBy((eb) => eb('m.role', '=', literal('student')))
    .orderBy('u.username_lower')
    .limit(p.limit)
    .offset(p.offset),
)
