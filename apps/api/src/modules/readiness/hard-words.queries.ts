import { columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isUnknown, listWordsOf } from '../assignments/assignment-words.queries'
import { activeStudents } from '../assignments/students.queries'
import { isFitWord } from '../dictionary/marked-words.queries'

interface HardWordValues {
  readonly classroomId: number
  readonly assignmentId: number
  readonly limit: number
  readonly offset: number
}

/**
 * Selects the words of an assigned list that students don't know yet: those that most don't know first, then the rarest.
 * For a class without students, these are all its words.
 */
export const hardWordsOfList = compileStatement((p: Placeholders<HardWordValues>) =>
  query
    .with(
      (cte) => cte('student').materialized(),
      () => activeStudents(p.classroomId).select('k.user_id'),
    )
    .with('assigned', (db) => db.selectFrom('set_work').selectAll().where('id', '=', p.assignmentId))
    .with(
      (cte) => cte('word').materialized(),
      (db) => listWordsOf(db.selectFrom('assigned').selectAll().as('t')),
    )
    .with('counted', (db) =>
      db
        .selectFrom('word as w')
        .leftJoin('student as s', (join) => join.onTrue())
        .leftJoin('main_voc_item as i', (join) =>
          join.onRef('i.user_id', '=', 's.user_id').onRef('i.spell_id', '=', 'w.spell_id'),
        )
        .select((eb) => [
          'w.spell_id',
          eb.fn.count<number>('s.user_id').as('students'),
          eb.fn
            .count<number>('s.user_id')
            .filterWhere(isUnknown(columnsOf(eb, 'w'), columnsOf(eb, 'i')))
            .as('unknown'),
        ])
        .groupBy('w.spell_id'),
    )
    .selectFrom('counted as c')
    .innerJoin('spell as p', 'p.id', 'c.spell_id')
    .select((eb) => [
      'c.spell_id',
      'p.spell_lower',
      'p.level',
      'c.unknown',
      eb.lit<number>(0).as('looked_up'),
    ])
    .where((eb) => eb.or([eb('c.unknown', '>', eb.lit(0)), eb('c.students', '=', eb.lit(0))]))
    .orderBy('c.unknown', 'desc')
    .orderBy('p.frequency_rank', (order) => order.desc().nullsFirst())
    .orderBy('p.spell_lower')
    .limit(p.limit)
    .offset(p.offset),
)

/**
 * Counts the students of a classroom who looked up each word in an assigned text. A looked-up word need not be a word of
 * the text; it may be a phrase or another reading of a form.
 */
export const lookedUpInText = compileStatement(
  (p: Placeholders<{ assignmentId: number; userIds: readonly number[] }>) =>
    query
      .selectFrom('set_work as t')
      .innerJoin('encounter as e', (join) =>
        join
          .onRef('e.article_id', '=', 't.article_id')
          .on('e.was_looked_up', '=', expr.lit(true))
          .on((eb) => eb('e.user_id', '=', eb.fn.any(p.userIds))),
      )
      .select((eb) => ['e.spell_id', eb.fn.count<number>('e.user_id').distinct().as('people')])
      .where('t.id', '=', p.assignmentId)
      .where((eb) => isFitWord(columnsOf(eb, 'e')))
      .groupBy('e.spell_id'),
)

/** An assigned text as it was last changed. */
export const assignedVersion = compileStatement((p: Placeholders<{ assignmentId: number }>) =>
  query
    .selectFrom('set_work as t')
    .innerJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .select(['a.id', 'a.user_id', 'a.updated_at'])
    .where('t.id', '=', p.assignmentId),
)
