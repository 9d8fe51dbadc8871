import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { listWordsOf } from '../assignments/assignment-words.queries'

/** The words of an assigned list that are fit for a class, the rarest first. */
export const wordsOfAssignedList = compileStatement(
  (p: Placeholders<{ assignmentId: number; limit: number }>) =>
    query
      .selectFrom(
        listWordsOf(query.selectFrom('set_work').selectAll().where('id', '=', p.assignmentId).as('t')).as(
          'w',
        ),
      )
      .innerJoin('spell as s', 's.id', 'w.spell_id')
      .select(['s.id as spell_id', 's.spell_lower', 's.level'])
      .orderBy('s.frequency_rank', (order) => order.desc().nullsFirst())
      .orderBy('s.spell_lower')
      .limit(p.limit),
)

/** The plain text of an assigned article, in which names are written with a capital. */
export const textOfAssignment = compileStatement((p: Placeholders<{ assignmentId: number }>) =>
  query
    .selectFrom('set_work as t')
    .innerJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 't.owner_id').onRef('a.id', '=', 't.article_id'),
    )
    .select('a.raw_content')
    .where('t.id', '=', p.assignmentId),
)
