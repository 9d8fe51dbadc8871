import { columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { languageOf } from '../../lib/first-language/first-language.queries'

/** Maximum number of a learner's placements that count for a class: the latest ones. */
const MAX_PLACEMENTS = 5

/** The first languages of users. */
export const languagesOfUsers = compileStatement((p: Placeholders<{ userIds: readonly number[] }>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => ['u.id as user_id', languageOf(columnsOf(eb, 'u')).as('language')])
    .where((eb) => eb('u.id', '=', eb.fn.any(p.userIds))),
)

/** The latest placements of users. */
export const placementsOfUsers = compileStatement((p: Placeholders<{ userIds: readonly number[] }>) =>
  query
    .selectFrom((from) =>
      from
        .selectFrom('placement')
        .select(['user_id', 'language', 'answers', 'started_at', 'finished_at'])
        .select((eb) =>
          eb.fn
            .agg<number>('row_number')
            .over((over) => over.partitionBy('user_id').orderBy('started_at', 'desc').orderBy('id'))
            .as('place'),
        )
        .where((eb) => eb('user_id', '=', eb.fn.any(p.userIds)))
        .as('t'),
    )
    .select(['t.user_id', 't.language', 't.answers', 't.started_at', 't.finished_at'])
    .where('t.place', '<=', expr.lit(MAX_PLACEMENTS)),
)

/** The answers of users in the tests of a classroom. */
export const answersToTestsOfClass = compileStatement(
  (p: Placeholders<{ classroomId: number; userIds: readonly number[] }>) =>
    query
      .selectFrom('class_test as t')
      .innerJoin('class_test_answer as a', (join) =>
        join.onRef('a.test_id', '=', 't.id').on((eb) => eb('a.user_id', '=', eb.fn.any(p.userIds))),
      )
      .select(['a.user_id', 'a.spell_id', 'a.choice', 'a.is_correct', 'a.answered_at'])
      .where('t.classroom_id', '=', p.classroomId),
)

/** The first time that each user looked up each word in a text of a classroom, while the text was set. */
export const lookUpsInSetTexts = compileStatement(
  (p: Placeholders<{ classroomId: number; userIds: readonly number[] }>) =>
    query
      .selectFrom('set_work as t')
      .innerJoin('encounter as e', (join) =>
        join
          .onRef('e.article_id', '=', 't.article_id')
          .onRef('e.met_at', '>=', 't.created_at')
          .on('e.was_looked_up', '=', expr.lit(true))
          .on((eb) => eb('e.user_id', '=', eb.fn.any(p.userIds))),
      )
      .select((eb) => ['e.user_id', 'e.spell_id', eb.fn.min('e.met_at').$notNull().as('met_at')])
      .where('t.classroom_id', '=', p.classroomId)
      .groupBy(['e.user_id', 'e.spell_id']),
)
