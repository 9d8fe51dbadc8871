import { type Columns, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import { jsonArray, jsonObject } from '@wordhoard/database/sql/json'
import { type Expression, query, type SqlBool, type Tables } from '@wordhoard/database/sql/query'
import { now } from '@wordhoard/database/sql/times'
import { activeStudents } from './students.queries'

/** Maximum number of tests shown for a class. */
const MAX_CURRENT = 3

type TestColumns = Columns<Tables['class_test']>

/** Whether a test takes answers. */
export function isOpenTest({
  closed_at,
  closes_at,
}: Pick<TestColumns, 'closed_at' | 'closes_at'>): Expression<SqlBool> {
  return expr.and([
    expr(closed_at, 'is', null),
    expr.or([expr(closes_at, 'is', null), expr(closes_at, '>', now)]),
  ])
}

/** How many active students of its classroom have answered every question of a test. */
export function countFinished({
  id,
  classroom_id,
  question_count,
}: Pick<TestColumns, 'id' | 'classroom_id' | 'question_count'>) {
  return activeStudents(classroom_id)
    .select((s) => s.fn.countAll<number>().as('count'))
    .where((s) =>
      s(
        s
          .selectFrom('class_test_answer as f')
          .select((f) => f.fn.countAll<number>().as('count'))
          .whereRef('f.user_id', '=', 'k.user_id')
          .where('f.test_id', '=', id)
          .$asScalar()
          .$notNull(),
        '=',
        question_count,
      ),
    )
    .$asScalar()
    .$notNull()
}

/** The open tests of a class, the next closing first, then those without a closing time. */
export function currentTests(classroomId: Expression<number>) {
  const open = query
    .selectFrom('class_test as t')
    .select(['t.id', 't.classroom_id', 't.title', 't.question_count', 't.closes_at'])
    .where('t.classroom_id', '=', classroomId)
    .where((eb) => isOpenTest(columnsOf(eb, 't')))
    .orderBy('t.closes_at', (order) => order.asc().nullsLast())
    .orderBy('t.id', 'desc')
    .limit(expr.lit(MAX_CURRENT))
  return query.selectFrom(open.as('t')).select((eb) => {
    const row = jsonObject({
      id: eb.ref('t.id'),
      title: eb.ref('t.title'),
      closes_at: eb.ref('t.closes_at'),
      finished_num: countFinished({
        id: eb.ref('t.id'),
        classroom_id: eb.ref('t.classroom_id'),
        question_count: eb.ref('t.question_count'),
      }),
    })
    return jsonArray(row)
      .orderBy(eb.ref('t.closes_at'), (order) => order.asc().nullsLast())
      .orderBy(eb.ref('t.id'), 'desc')
      .as('tests')
  })
}
