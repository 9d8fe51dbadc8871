import { cast, columnsOf, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { READ_TO_END } from './assignment-rows'
import { countLookUps, listWordsOf, wordCounts, wordsOf } from './assignment-words.queries'
import { activeStudents, studentJson } from './students.queries'

/** Figures of lists, null for texts. */
const listFigures = ['practised', 'retained', 'known', 'unknown'] as const

/** Selects the progress of each student of a classroom on each of its assignments, or on one. */
export const progressOfStudents = compileStatement(
  (p: Placeholders<{ classroomId: number; assignmentId: number | null }>) =>
    query
      .with(
        (cte) => cte('student').materialized(),
        () => activeStudents(p.classroomId).select('k.user_id'),
      )
      .with(
        (cte) => cte('assigned').materialized(),
        (db) =>
          db
            .selectFrom('set_work')
            .selectAll()
            .where('classroom_id', '=', p.classroomId)
            .where((eb) => {
              const id = cast(p.assignmentId, 'int4')
              return eb.or([eb(id, 'is', null), eb('id', '=', id)])
            }),
      )
      .with(
        (cte) => cte('word').materialized(),
        (db) => listWordsOf(db.selectFrom('assigned').selectAll().as('t')),
      )
      .with('counted', (db) =>
        db
          .selectFrom('student as s')
          .crossJoin('word as w')
          .leftJoin('main_voc_item as i', (join) =>
            join.onRef('i.user_id', '=', 's.user_id').onRef('i.spell_id', '=', 'w.spell_id'),
          )
          .select(['s.user_id', 'w.assignment_id'])
          .select((eb) => wordCounts(columnsOf(eb, 'w'), columnsOf(eb, 'i')))
          .groupBy(['s.user_id', 'w.assignment_id']),
      )
      .selectFrom('student as s')
      .crossJoin('assigned as t')
      .innerJoin('user_account as u', 'u.id', 's.user_id')
      .leftJoin('article as a', (join) =>
        join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
      )
      .leftJoin('custom_voc as v', (join) =>
        join.onRef('v.user_id', '=', 't.owner_id').onRef('v.id', '=', 't.voc_id'),
      )
      .leftJoin('article_progress as p', (join) =>
        join.onRef('p.article_id', '=', 't.article_id').onRef('p.user_id', '=', 's.user_id'),
      )
      .leftJoin('counted as c', (join) =>
        join.onRef('c.user_id', '=', 's.user_id').onRef('c.assignment_id', '=', 't.id'),
      )
      .select((eb) => [
        studentJson(columnsOf(eb, 'u'), p.classroomId).as('student'),
        't.id as assignment_id',
        eb.fn.coalesce('a.title', 'v.name').$notNull().as('title'),
        't.due_at',
        eb
          .case()
          .when('t.article_id', 'is', null)
          .then(literal('vocabulary'))
          .else(literal('article'))
          .end()
          .as('kind'),
        cast(eb.fn.coalesce('p.position', eb.lit(0)), 'float8').as('position'),
        eb.fn.coalesce('p.seconds', eb.lit(0)).as('seconds'),
        eb
          .case()
          .when('a.id', 'is', null)
          .then(eb.lit<number>(0))
          .else(countLookUps(eb.ref('s.user_id'), columnsOf(eb, 'a')))
          .end()
          .as('looked_up'),
        ...listFigures.map((figure) =>
          eb
            .case()
            .when('t.article_id', 'is', null)
            .then(eb.fn.coalesce(`c.${figure}`, eb.lit(0)))
            .end()
            .as(figure),
        ),
      ])
      .orderBy('t.due_at', (order) => order.asc().nullsLast())
      .orderBy('t.id'),
)

/** Counts the words of an assignment. */
export const countWordsOf = compileStatement((p: Placeholders<{ id: number }>) =>
  query
    .selectFrom(wordsOf(query.selectFrom('set_work').selectAll().where('id', '=', p.id).as('t')).as('w'))
    .select((eb) => eb.fn.countAll<number>().as('words')),
)

/**
 * Selects the progress of each student of a classroom over all its assignments; a word in several lists counts once.
 */
export const overallProgress = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  query
    .with(
      (cte) => cte('student').materialized(),
      () => activeStudents(p.classroomId).select('k.user_id'),
    )
    .with(
      (cte) => cte('assigned').materialized(),
      (db) => db.selectFrom('set_work').selectAll().where('classroom_id', '=', p.classroomId),
    )
    .with(
      (cte) => cte('word').materialized(),
      (db) =>
        db
          .selectFrom(listWordsOf(db.selectFrom('assigned').selectAll().as('t')).as('every'))
          .select((eb) => [
            'spell_id',
            eb.lit<boolean>(false).as('is_common'),
            eb.fn.min('set_at').as('set_at'),
          ])
          .groupBy('spell_id'),
    )
    .with('counted', (db) =>
      db
        .selectFrom('student as s')
        .crossJoin('word as w')
        .leftJoin('main_voc_item as i', (join) =>
          join.onRef('i.user_id', '=', 's.user_id').onRef('i.spell_id', '=', 'w.spell_id'),
        )
        .select('s.user_id')
        .select((eb) => wordCounts(columnsOf(eb, 'w'), columnsOf(eb, 'i')))
        .groupBy('s.user_id'),
    )
    .with('reading', (db) =>
      db
        .selectFrom('student as s')
        .crossJoin('assigned as t')
        .innerJoin('article as a', (join) =>
          join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
        )
        .leftJoin('article_progress as p', (join) =>
          join.onRef('p.article_id', '=', 't.article_id').onRef('p.user_id', '=', 's.user_id'),
        )
        .select((eb) => [
          's.user_id',
          eb.fn.countAll<number>().as('texts_num'),
          eb.fn.countAll<number>().filterWhere('p.position', '>=', eb.lit(READ_TO_END)).as('texts_read'),
          eb.fn.coalesce(eb.fn.sum<number>('p.seconds'), eb.lit(0)).as('seconds'),
          eb.fn.max('p.updated_at').as('last_read_at'),
          eb.fn.sum<number>(countLookUps(eb.ref('s.user_id'), columnsOf(eb, 'a'))).as('looked_up'),
        ])
        .groupBy('s.user_id'),
    )
    .selectFrom('student as s')
    .innerJoin('user_account as u', 'u.id', 's.user_id')
    .leftJoin('counted as c', 'c.user_id', 's.user_id')
    .leftJoin('reading as r', 'r.user_id', 's.user_id')
    .select((eb) => [
      studentJson(columnsOf(eb, 'u'), p.classroomId).as('student'),
      eb.fn.coalesce('r.texts_num', eb.lit(0)).as('texts_num'),
      eb.fn.coalesce('r.texts_read', eb.lit(0)).as('texts_read'),
      eb.fn.coalesce('r.seconds', eb.lit(0)).as('seconds'),
      eb.fn.coalesce('r.looked_up', eb.lit(0)).as('looked_up'),
      'r.last_read_at',
      eb.fn.coalesce('c.practised', eb.lit(0)).as('practised'),
      eb.fn.coalesce('c.retained', eb.lit(0)).as('retained'),
      eb.fn.coalesce('c.unknown', eb.lit(0)).as('unknown'),
    ]),
)

/** Counts the assignments of a classroom. */
export const countAssignments = compileStatement((p: Placeholders<{ classroomId: number }>) =>
  query
    .selectFrom('set_work')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('classroom_id', '=', p.classroomId),
)
