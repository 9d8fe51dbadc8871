import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { now } from '@wordhoard/database/sql/times'
import { countFinished, isOpenTest } from '../assignments/current-tests.queries'

interface NewTest {
  readonly schoolId: number
  readonly classroomId: number
  readonly title: string
  /** JSON. */
  readonly questions: string
  readonly questionCount: number
  readonly closesAt: string | null
  readonly userId: number
}

/** Stores a test. */
export const insertTest = compileStatement((p: Placeholders<NewTest>) =>
  query
    .insertInto('class_test')
    .values({
      school_id: p.schoolId,
      classroom_id: p.classroomId,
      title: p.title,
      questions: p.questions,
      question_count: p.questionCount,
      closes_at: cast(p.closesAt, 'timestamptz'),
      created_by_id: p.userId,
    })
    .returning('id'),
)

/** A test with the user's active role in its school, and whether they are in its classroom. */
export const testAsSeen = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('class_test as t')
    .innerJoin('classroom as c', (join) =>
      join.onRef('c.school_id', '=', 't.school_id').onRef('c.id', '=', 't.classroom_id'),
    )
    .leftJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 't.school_id')
        .on('m.user_id', '=', p.userId)
        .on('m.is_active', '=', expr.lit(true)),
    )
    .leftJoin('classroom_member as k', (join) =>
      join
        .onRef('k.school_id', '=', 't.school_id')
        .onRef('k.classroom_id', '=', 't.classroom_id')
        .on('k.user_id', '=', p.userId),
    )
    .select((eb) => [
      't.id',
      't.school_id',
      't.classroom_id',
      't.title',
      't.questions',
      't.question_count',
      't.closes_at',
      't.created_at',
      cast(isOpenTest(columnsOf(eb, 't')), 'bool').as('is_open'),
      'c.name as classroom_name',
      'm.role',
      cast(eb('k.user_id', 'is not', null), 'bool').as('is_in'),
    ])
    .where('t.id', '=', p.id),
)

interface PageOfClass {
  readonly classroomId: number
  readonly userId: number
  readonly limit: number
  readonly offset: number
}

/**
 * A page of a classroom's tests, the newest first, with the user's own answers; with `countsFinished`, also how many
 * students have answered everything.
 */
export const testsOfClassroom = compileStatements(
  ({ countsFinished }: { readonly countsFinished: boolean }, p: Placeholders<PageOfClass>) =>
    query
      .selectFrom('class_test as t')
      .select((eb) => {
        const own = eb
          .selectFrom('class_test_answer as a')
          .where('a.user_id', '=', p.userId)
          .whereRef('a.test_id', '=', 't.id')
        return [
          't.id',
          't.classroom_id',
          't.title',
          't.question_count',
          't.closes_at',
          't.created_at',
          cast(isOpenTest(columnsOf(eb, 't')), 'bool').as('is_open'),
          own
            .select((a) => a.fn.countAll<number>().as('count'))
            .$asScalar()
            .$notNull()
            .as('answered_num'),
          own
            .select((a) => a.fn.countAll<number>().as('count'))
            .where('a.is_correct', '=', eb.lit(true))
            .$asScalar()
            .$notNull()
            .as('right_num'),
          cast(countsFinished ? countFinished(columnsOf(eb, 't')) : eb.lit(null), 'int4').as('finished_num'),
        ]
      })
      .where('t.classroom_id', '=', p.classroomId)
      .orderBy('t.created_at', 'desc')
      .orderBy('t.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
)

/** The open tests that a student hasn't finished, next closing first, in all classrooms that aren't archived. */
export const testsOfStudent = compileStatement(
  (p: Placeholders<{ userId: number; limit: number; offset: number }>) =>
    query
      .selectFrom((from) =>
        from
          .selectFrom('classroom_member as k')
          .innerJoin('school_member as m', (join) =>
            join
              .onRef('m.school_id', '=', 'k.school_id')
              .on('m.user_id', '=', p.userId)
              .on('m.is_active', '=', expr.lit(true))
              .on('m.role', '=', literal('student')),
          )
          .innerJoin('classroom as c', (join) =>
            join
              .onRef('c.school_id', '=', 'k.school_id')
              .onRef('c.id', '=', 'k.classroom_id')
              .on('c.is_archived', '=', expr.lit(false)),
          )
          .innerJoin('class_test as t', (join) =>
            join.onRef('t.school_id', '=', 'c.school_id').onRef('t.classroom_id', '=', 'c.id'),
          )
          .select((eb) => [
            't.id',
            't.classroom_id',
            't.title',
            't.question_count',
            't.closes_at',
            't.created_at',
            'c.name as classroom_name',
            eb
              .selectFrom('class_test_answer as a')
              .select((a) => a.fn.countAll<number>().as('count'))
              .where('a.user_id', '=', p.userId)
              .whereRef('a.test_id', '=', 't.id')
              .$asScalar()
              .$notNull()
              .as('answered_num'),
          ])
          .where('k.user_id', '=', p.userId)
          .where((eb) => isOpenTest(columnsOf(eb, 't')))
          .as('open'),
      )
      .selectAll('open')
      .whereRef('open.answered_num', '<', 'open.question_count')
      .orderBy('open.closes_at', (order) => order.asc().nullsLast())
      .orderBy('open.id', 'desc')
      .limit(p.limit)
      .offset(p.offset),
)

interface ChangedTest {
  readonly id: number
  readonly schoolId: number
  /** Null leaves the title unchanged. */
  readonly title: string | null
  readonly changesClosesAt: boolean
  readonly closesAt: string | null
  /** Null leaves it open or closed. */
  readonly isClosed: boolean | null
}

/**
 * Changes the title or the closing time, closes or opens. A closing time that has passed is forgotten when a test is
 * opened again.
 */
export const updateTest = compileStatement((p: Placeholders<ChangedTest>) =>
  query
    .updateTable('class_test')
    .set((eb) => {
      const isClosed = cast(p.isClosed, 'bool')
      return setColumns<'class_test'>({
        title: eb.fn.coalesce(cast(p.title, 'text'), 'title'),
        closes_at: eb
          .case()
          .when(p.changesClosesAt)
          .then(cast(p.closesAt, 'timestamptz'))
          .when(eb.and([eb(isClosed, '=', eb.lit(false)), eb('closes_at', '<=', now)]))
          .then(eb.lit(null))
          .else(eb.ref('closes_at'))
          .end(),
        closed_at: eb
          .case()
          .when(isClosed, 'is', null)
          .then(eb.ref('closed_at'))
          .when(isClosed, '=', eb.lit(true))
          .then(eb.fn.coalesce('closed_at', now))
          .end(),
      })
    })
    .where('school_id', '=', p.schoolId)
    .where('id', '=', p.id),
)

/** Deletes a test; a trigger notes that its answers go too. */
export const deleteTest = compileStatement((p: Placeholders<{ id: number; schoolId: number }>) =>
  query.deleteFrom('class_test').where('school_id', '=', p.schoolId).where('id', '=', p.id),
)
