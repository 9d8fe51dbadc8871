import { columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import { jsonArray, jsonObject, orEmpty } from '@wordhoard/database/sql/json'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type SqlBool } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { daysAgo, now } from '@wordhoard/database/sql/times'
import { inNaturalOrder } from '../school/classroom-rows'
import { READ_TO_END } from './assignment-rows'
import { isPractisedOrKnown } from './assignment-words.queries'
import { currentTests } from './current-tests.queries'
import { activeStudents } from './students.queries'

/** Maximum number of assignments shown for a class. */
const MAX_CURRENT = 3
/** Days after its due date until an assignment is no longer current: teachers still look at who has handed in late. */
const DAYS_AFTER_DUE = 7

/** Whether a student has read a text to its end. */
function hasRead(student: Expression<number>, articleId: Expression<number | null>): Expression<SqlBool> {
  return expr.exists(
    expr
      .selectFrom('article_progress as r')
      .where('r.user_id', '=', student)
      .where('r.article_id', '=', articleId)
      .where('r.position', '>=', expr.lit(READ_TO_END)),
  )
}

/** Whether a student knows every word of a list or has practised it since the list was set. */
function hasPractised(
  student: Expression<number>,
  list: Readonly<Record<'owner_id' | 'voc_id', Expression<number | null>>>,
  setAt: Expression<Date | null>,
): Expression<SqlBool> {
  const words = expr
    .selectFrom('custom_voc_spell as w')
    .where('w.user_id', '=', list.owner_id)
    .where('w.voc_id', '=', list.voc_id)
  const undone = words
    .leftJoin('main_voc_item as i', (join) =>
      join.on('i.user_id', '=', student).onRef('i.spell_id', '=', 'w.spell_id'),
    )
    .where((eb) => {
      const isDone = isPractisedOrKnown(
        { is_common: eb.lit<boolean>(false), set_at: setAt },
        columnsOf(eb, 'i'),
      )
      return eb.not(eb.fn.coalesce(isDone, eb.lit(false)))
    })
  return expr.and([expr.exists(words), expr.not(expr.exists(undone))])
}

/** The current assignments of a class: the next due first, then those without a due date, then those just past. */
function currentAssignments(classroomId: Expression<number>) {
  const assigned = query
    .selectFrom('set_work as t')
    .selectAll()
    .where('t.classroom_id', '=', classroomId)
    .where((eb) => eb.or([eb('t.due_at', 'is', null), eb('t.due_at', '>=', daysAgo(DAYS_AFTER_DUE))]))
    .orderBy((eb) => eb.fn.coalesce(eb('t.due_at', '<', now), eb.lit(false)))
    .orderBy('t.due_at', (order) => order.asc().nullsLast())
    .orderBy('t.id', 'desc')
    .limit(expr.lit(MAX_CURRENT))
  return query
    .selectFrom(assigned.as('t'))
    .leftJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .leftJoin('custom_voc as v', (join) =>
      join.onRef('v.user_id', '=', 't.owner_id').onRef('v.id', '=', 't.voc_id'),
    )
    .select((eb) => {
      const isText = eb('t.article_id', 'is not', null)
      const done = activeStudents(eb.ref('t.classroom_id'))
        .select((student) => student.fn.countAll<number>().as('count'))
        .where((student) =>
          student
            .case()
            .when(isText)
            .then(hasRead(student.ref('k.user_id'), eb.ref('t.article_id')))
            .else(hasPractised(student.ref('k.user_id'), columnsOf(eb, 't'), eb.ref('t.created_at')))
            .end(),
        )
      const row = jsonObject({
        id: eb.ref('t.id'),
        kind: eb.case().when(isText).then(literal('article')).else(literal('vocabulary')).end(),
        title: eb.fn.coalesce('a.title', 'v.name').$notNull(),
        due_at: eb.ref('t.due_at'),
        done_num: done.$asScalar().$notNull(),
      })
      return jsonArray(row)
        .orderBy(eb.fn.coalesce(eb('t.due_at', '<', now), eb.lit(false)))
        .orderBy(eb.ref('t.due_at'), (order) => order.asc().nullsLast())
        .orderBy(eb.ref('t.id'), 'desc')
        .as('assignments')
    })
}

interface Page {
  readonly userId: number
  readonly limit: number
  readonly offset: number
}

/** A page of the classes that a user teaches: those that they are in as staff and that aren't archived. */
export const classesOfTeacher = compileStatement((p: Placeholders<Page>) =>
  query
    .selectFrom('classroom_member as mine')
    .innerJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'mine.school_id')
        .onRef('m.user_id', '=', 'mine.user_id')
        .on('m.is_active', '=', expr.lit(true))
        .on('m.role', '<>', literal('student')),
    )
    .innerJoin('classroom as c', 'c.id', 'mine.classroom_id')
    .innerJoin('school as s', 's.id', 'c.school_id')
    .select((eb) => [
      'c.id',
      'c.name',
      activeStudents(eb.ref('c.id'))
        .select((student) => student.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('students_num'),
      jsonObject({ name: eb.ref('s.name'), username: eb.ref('s.username') }).as('school'),
      orEmpty(currentAssignments(eb.ref('c.id')).$asScalar()).as('assignments'),
      orEmpty(currentTests(eb.ref('c.id')).$asScalar()).as('tests'),
    ])
    .where('mine.user_id', '=', p.userId)
    .where('c.is_archived', '=', expr.lit(false))
    .orderBy((eb) => eb.fn('lower', ['s.name']))
    .orderBy('s.id')
    .orderBy((eb) => inNaturalOrder(eb.ref('c.name_lower')))
    .limit(p.limit)
    .offset(p.offset),
)

/** The first school that a user runs. */
export const schoolRunBy = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('school_member as m')
    .innerJoin('school as s', 's.id', 'm.school_id')
    .select('s.username')
    .where('m.user_id', '=', p.userId)
    .where('m.is_active', '=', expr.lit(true))
    .where('m.role', 'in', [literal('owner'), literal('manager')])
    .orderBy('s.id')
    .limit(expr.lit(1)),
)
