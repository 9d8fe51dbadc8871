import { cast, columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isFitWord } from '../dictionary/marked-words.queries'
import { READ_TO_END } from './assignment-rows'
import { countLookUps, isUnknown, wordCounts, wordsOf } from './assignment-words.queries'
import { activeStudents, studentJson } from './students.queries'

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
        (db) => wordsOf(db.selectFrom('assigned').selectAll().as('t')),
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
      .leftJoin('article as a', 'a.id', 't.article_id')
      .leftJoin('custom_voc as v', 'v.id', 't.voc_id')
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
        eb.fn.coalesce('c.practised', eb.lit(0)).as('practised'),
        eb.fn.coalesce('c.retained', eb.lit(0)).as('retained'),
        eb.fn.coalesce('c.known', eb.lit(0)).as('known'),
        eb.fn.coalesce('c.unknown', eb.lit(0)).as('unknown'),
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

interface HardWordValues {
  readonly classroomId: number
  readonly assignmentId: number
  readonly limit: number
  readonly offset: number
}

/**
 * Selects the words of an assignment that the class finds hard: first those looked up in it, then those that most
 * students don't know, the rarest first. A looked-up word need not be a word of the text; it may be a phrase or another
 * reading of a form. For a class without students, these are the words that aren't common.
 */
export const hardWordsOf = compileStatement((p: Placeholders<HardWordValues>) =>
  query
    .with(
      (cte) => cte('student').materialized(),
      () => activeStudents(p.classroomId).select('k.user_id'),
    )
    .with('assigned', (db) => db.selectFrom('set_work').selectAll().where('id', '=', p.assignmentId))
    .with(
      (cte) => cte('word').materialized(),
      (db) => wordsOf(db.selectFrom('assigned').selectAll().as('t')),
    )
    .with(
      (cte) => cte('looked').materialized(),
      (db) =>
        db
          .selectFrom('assigned as t')
          .innerJoin('encounter as e', (join) =>
            join
              .onRef('e.article_id', '=', 't.article_id')
              .on('e.was_looked_up', '=', expr.lit(true))
              .on((eb) => eb('e.user_id', 'in', eb.selectFrom('student').select('student.user_id'))),
          )
          .select((eb) => ['e.spell_id', eb.fn.count<number>('e.user_id').distinct().as('people')])
          .groupBy('e.spell_id'),
    )
    .with('hard', (db) =>
      db
        .selectFrom('word')
        .select(['spell_id', 'is_common'])
        .unionAll(
          db
            .selectFrom('looked as l')
            .select((eb) => ['l.spell_id', eb.lit<boolean>(false).as('is_common')])
            .where((eb) => isFitWord(columnsOf(eb, 'l')))
            .where((eb) =>
              eb.not(eb.exists(eb.selectFrom('word as w').whereRef('w.spell_id', '=', 'l.spell_id'))),
            ),
        ),
    )
    .with('counted', (db) =>
      db
        .selectFrom('hard as w')
        .leftJoin('student as s', (join) => join.onTrue())
        .leftJoin('main_voc_item as i', (join) =>
          join.onRef('i.user_id', '=', 's.user_id').onRef('i.spell_id', '=', 'w.spell_id'),
        )
        .select((eb) => [
          'w.spell_id',
          eb.fn
            .count<number>('s.user_id')
            .filterWhere(isUnknown(columnsOf(eb, 'w'), columnsOf(eb, 'i')))
            .as('unknown'),
          // For a class without students: whether the word isn't common.
          eb
            .and([
              eb(eb.fn.count<number>('s.user_id'), '=', eb.lit(0)),
              eb.not(eb.fn.agg<boolean>('bool_or', ['w.is_common'])),
            ])
            .as('is_uncommon'),
        ])
        .groupBy('w.spell_id'),
    )
    .selectFrom('counted as c')
    .innerJoin('spell as p', 'p.id', 'c.spell_id')
    .leftJoin('looked as l', 'l.spell_id', 'c.spell_id')
    .select((eb) => [
      'c.spell_id',
      'p.spell_lower',
      'p.level',
      'c.unknown',
      eb.fn.coalesce('l.people', eb.lit(0)).as('looked_up'),
    ])
    .where((eb) =>
      eb.or([eb('c.unknown', '>', eb.lit(0)), eb('l.people', '>', eb.lit(0)), eb.ref('c.is_uncommon')]),
    )
    .orderBy((eb) => eb.fn.coalesce('l.people', eb.lit(0)), 'desc')
    .orderBy('c.unknown', 'desc')
    .orderBy('p.frequency_rank', (order) => order.desc().nullsFirst())
    .orderBy('p.spell_lower')
    .limit(p.limit)
    .offset(p.offset),
)

/**
 * Selects the progress of each student of a classroom over all its assignments; a word in several texts counts once.
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
          .selectFrom(wordsOf(db.selectFrom('assigned').selectAll().as('t')).as('every'))
          .select((eb) => ['spell_id', eb.fn.agg<boolean>('bool_and', ['is_common']).as('is_common')])
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
        .innerJoin('article as a', 'a.id', 't.article_id')
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
