import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement, compileStatements } from '@wordhoard/database/sql/statement'
import { READ_TO_END } from './assignment-rows'
import { countPractisedOrKnown, wordCounts, wordsOf } from './assignment-words.queries'
import { activeStudents } from './students.queries'

/** An assignment with the name of its classroom. */
type Assigned = Selectable<Tables['set_work']> & { readonly classroom_name: string }

/** Counts the active students of the class who have read the assigned article to its end; null for a vocabulary. */
function readByClass(
  assigned: Readonly<Record<'article_id', Expression<number | null>>> &
    Readonly<Record<'classroom_id', Expression<number>>>,
): Expression<number | null> {
  const count = activeStudents(assigned.classroom_id)
    .innerJoin('article_progress as r', (join) =>
      join
        .onRef('r.user_id', '=', 'k.user_id')
        .on('r.article_id', '=', assigned.article_id)
        .on('r.position', '>=', expr.lit(READ_TO_END)),
    )
    .select((eb) => eb.fn.countAll<number>().as('count'))
  return expr.case().when(assigned.article_id, 'is not', null).then(count.$asScalar()).end()
}

/** Selects assignments with the reader's own progress. The next due come first, those without a due date last. */
function withProgress(
  assigned: Expression<Assigned>,
  reader: Expression<number>,
  { countsReaders }: { readonly countsReaders: boolean },
) {
  return query
    .with(
      (cte) => cte('assigned').materialized(),
      () => assigned,
    )
    .with('word', (db) => wordsOf(db.selectFrom('assigned').selectAll().as('t')))
    .with('progress', (db) =>
      db
        .selectFrom('word as w')
        .leftJoin('main_voc_item as i', (join) =>
          join.on('i.user_id', '=', reader).onRef('i.spell_id', '=', 'w.spell_id'),
        )
        .select('w.assignment_id')
        .select((eb) => eb.fn.countAll<number>().as('words'))
        .select((eb) => wordCounts(columnsOf(eb, 'w'), columnsOf(eb, 'i')))
        .select((eb) => countPractisedOrKnown(columnsOf(eb, 'w'), columnsOf(eb, 'i')).as('done'))
        .groupBy('w.assignment_id'),
    )
    .selectFrom('assigned as t')
    .leftJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .leftJoin('custom_voc as v', (join) =>
      join.onRef('v.user_id', '=', 't.owner_id').onRef('v.id', '=', 't.voc_id'),
    )
    .leftJoin('article_progress as p', (join) =>
      join.onRef('p.article_id', '=', 't.article_id').on('p.user_id', '=', reader),
    )
    .leftJoin('progress as w', 'w.assignment_id', 't.id')
    .select((eb) => [
      't.id',
      't.classroom_id',
      't.classroom_name',
      eb
        .case()
        .when('t.article_id', 'is', null)
        .then(literal('vocabulary'))
        .else(literal('article'))
        .end()
        .as('kind'),
      't.article_id',
      't.voc_id',
      eb.fn.coalesce('a.title', 'v.name').$notNull().as('title'),
      'a.level',
      eb.fn.coalesce('a.word_count', 'w.words', eb.lit(0)).as('word_count'),
      't.note',
      't.due_at',
      't.created_at',
      cast(eb.fn.coalesce('p.position', eb.lit(0)), 'float8').as('position'),
      eb.fn.coalesce('p.seconds', eb.lit(0)).as('seconds'),
      eb.fn.coalesce('w.words', eb.lit(0)).as('words'),
      eb.fn.coalesce('w.known', eb.lit(0)).as('known'),
      eb.fn.coalesce('w.done', eb.lit(0)).as('practised'),
      cast(countsReaders ? readByClass(columnsOf(eb, 't')) : eb.lit(null), 'int4').as('read_num'),
    ])
    .orderBy('t.due_at', (order) => order.asc().nullsLast())
    .orderBy('t.id', 'desc')
}

interface ClassroomValues {
  readonly classroomId: number
  readonly classroomName: string
  readonly userId: number
  readonly limit: number
  readonly offset: number
}

/** Selects a page of a classroom's assignments; with `countsReaders`, also how many students have read each. */
export const assignmentsOfClassroom = compileStatements(
  (shape: { readonly countsReaders: boolean }, p: Placeholders<ClassroomValues>) =>
    withProgress(
      query
        .selectFrom('set_work')
        .selectAll()
        .select(cast(p.classroomName, 'text').as('classroom_name'))
        .where('classroom_id', '=', p.classroomId)
        .orderBy('due_at', (order) => order.asc().nullsLast())
        .orderBy('id', 'desc')
        .limit(p.limit)
        .offset(p.offset),
      p.userId,
      shape,
    ),
)

/** Maximum number of a user's assignments that are searched for finished or unfinished ones. */
const MAX_SEARCHED = 500

/** Selects a student's assignments in all classrooms that aren't archived. */
export const assignmentsOfStudent = compileStatement((p: Placeholders<{ userId: number }>) =>
  withProgress(
    query
      .selectFrom('set_work as t')
      .innerJoin('classroom as c', (join) =>
        join.onRef('c.id', '=', 't.classroom_id').on('c.is_archived', '=', expr.lit(false)),
      )
      .innerJoin('classroom_member as k', (join) =>
        join.onRef('k.classroom_id', '=', 'c.id').on('k.user_id', '=', p.userId),
      )
      .innerJoin('school_member as m', (join) =>
        join
          .onRef('m.school_id', '=', 'k.school_id')
          .on('m.user_id', '=', p.userId)
          .on('m.is_active', '=', expr.lit(true))
          .on('m.role', '=', literal('student')),
      )
      .selectAll('t')
      .select('c.name as classroom_name')
      .orderBy('t.due_at', (order) => order.asc().nullsLast())
      .orderBy('t.id', 'desc')
      .limit(expr.lit(MAX_SEARCHED)),
    p.userId,
    { countsReaders: false },
  ),
)

/** Locks an article or vocabulary that the user may assign: a public one or their own. */
export const lockAssignable = compileStatements(
  (table: 'article' | 'custom_voc', p: Placeholders<{ id: number | null; userId: number }>) =>
    query
      .selectFrom(table)
      .select('id')
      .where('id', '=', cast(p.id, 'int4'))
      .where((eb) => eb.or([eb('access_modifier', '=', literal('public')), eb('user_id', '=', p.userId)]))
      .forKeyShare(),
)

interface AssignableValues {
  readonly classroomId: number
  readonly articleId: number | null
  readonly vocId: number | null
}

/** Deletes a classroom's assignments of an article or vocabulary that its owner has since made private. */
export const deleteWithdrawn = compileStatement((p: Placeholders<AssignableValues>) =>
  query
    .deleteFrom('assignment as a')
    .where('a.classroom_id', '=', p.classroomId)
    .where((eb) =>
      eb.or([eb('a.article_id', '=', cast(p.articleId, 'int4')), eb('a.voc_id', '=', cast(p.vocId, 'int4'))]),
    )
    .where((eb) => eb.not(eb.exists(eb.selectFrom('set_work as w').whereRef('w.id', '=', 'a.id')))),
)

interface NewValues extends AssignableValues {
  readonly note: string
  readonly dueAt: string | null
  readonly userId: number
}

/** Assigns an article or vocabulary, unless it is assigned to the classroom already. */
export const insertAssignment = compileStatement((p: Placeholders<NewValues>) =>
  query
    .insertInto('assignment')
    .values({
      school_id: expr
        .selectFrom('classroom')
        .select('school_id')
        .where('id', '=', p.classroomId)
        .$asScalar()
        .$notNull(),
      classroom_id: p.classroomId,
      article_id: p.articleId,
      voc_id: p.vocId,
      note: p.note,
      due_at: cast(p.dueAt, 'timestamptz'),
      created_by_id: p.userId,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id'),
)

/** Selects an assignment, with the user's role in its school and whether they are in its classroom. */
export const assignmentWithRole = compileStatement((p: Placeholders<{ id: number; userId: number }>) =>
  query
    .selectFrom('set_work as t')
    .innerJoin('classroom as c', 'c.id', 't.classroom_id')
    .leftJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .leftJoin('custom_voc as v', (join) =>
      join.onRef('v.user_id', '=', 't.owner_id').onRef('v.id', '=', 't.voc_id'),
    )
    .leftJoin('school_member as m', (join) =>
      join
        .onRef('m.school_id', '=', 'c.school_id')
        .on('m.user_id', '=', p.userId)
        .on('m.is_active', '=', expr.lit(true)),
    )
    .leftJoin('classroom_member as k', (join) =>
      join.onRef('k.classroom_id', '=', 'c.id').on('k.user_id', '=', p.userId),
    )
    .select((eb) => [
      't.id',
      't.classroom_id',
      't.article_id',
      't.voc_id',
      eb.fn.coalesce('a.title', 'v.name').$notNull().as('title'),
      'm.role',
      cast(eb('k.user_id', 'is not', null), 'bool').as('is_in'),
    ])
    .where('t.id', '=', p.id),
)

interface ChangedValues {
  readonly id: number
  /** Null leaves the note unchanged. */
  readonly note: string | null
  readonly changesDueAt: boolean
  readonly dueAt: string | null
}

/** Changes the note, the due date, or both. */
export const updateAssignment = compileStatement((p: Placeholders<ChangedValues>) =>
  query
    .updateTable('assignment')
    .set((eb) =>
      setColumns<'assignment'>({
        note: eb.fn.coalesce(p.note, 'note'),
        due_at: eb
          .case()
          .when(p.changesDueAt)
          .then(cast(p.dueAt, 'timestamptz'))
          .else(eb.ref('due_at'))
          .end(),
      }),
    )
    .where('id', '=', p.id),
)

export const deleteAssignment = compileStatement((p: Placeholders<{ id: number }>) =>
  query.deleteFrom('assignment').where('id', '=', p.id),
)
