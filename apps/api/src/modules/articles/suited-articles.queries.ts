import { articleLevels } from '@wordhoard/contracts/articles'
import { columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query, sql } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import { isDue } from '../vocabulary/word.queries'

/**
 * Maximum number of articles considered per level: the newest unread ones. Keeps the cost independent of the library
 * size.
 */
const MAX_SAMPLED_PER_LEVEL = 25
/** Reading place from which an article counts as read. */
const READ_POSITION = 0.9
/** Returns a row for each level. */
function levelRows() {
  const rows = articleLevels.map((level) => sql`(${literal(level)})`)
  return sql<{ level: (typeof articleLevels)[number] }>`(values ${sql.join(rows)})`.as<'l'>(
    sql`${sql.id('l')}(${sql.id('level')})`,
  )
}

/** Selects the newest suitable articles of each level. It goes level by level, so that an index can be used. */
function selectArticleSample(userId: Expression<number>) {
  return query
    .selectFrom(levelRows())
    .crossJoinLateral((db) =>
      db
        .selectFrom('article as a')
        .select(['a.id', 'a.user_id'])
        .where('a.access_modifier', '=', literal('public'))
        .whereRef('a.level', '=', 'l.level')
        .where('a.user_id', '<>', userId)
        .where((eb) =>
          eb.not(
            eb.exists(
              eb
                .selectFrom('article_progress as p')
                .where('p.user_id', '=', userId)
                .whereRef('p.article_id', '=', 'a.id')
                .where('p.position', '>=', eb.lit(READ_POSITION)),
            ),
          ),
        )
        .where((eb) => {
          const bytes = eb.fn<Buffer>('convert_to', ['a.raw_content', literal('UTF8')])
          return eb.not(
            eb.exists(
              eb
                .selectFrom('read_text as t')
                .where('t.user_id', '=', userId)
                .where('t.hash', '=', eb.fn<Buffer>('sha256', [bytes])),
            ),
          )
        })
        .orderBy('a.id', 'desc')
        .limit(expr.lit(MAX_SAMPLED_PER_LEVEL))
        .as('a'),
    )
    .select(['a.id', 'a.user_id'])
}

/** Selects unread public articles by others, the newest of each level, with the number of words in them that are due. */
export const unreadSample = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .with(
      (cte) => cte('listed').materialized(),
      () => selectArticleSample(p.userId),
    )
    .with('due', (db) =>
      db
        .selectFrom('listed')
        .innerJoin('article_word as w', (join) =>
          join.onRef('w.user_id', '=', 'listed.user_id').onRef('w.article_id', '=', 'listed.id'),
        )
        .innerJoin('main_voc_item as i', (join) =>
          join
            .on('i.user_id', '=', p.userId)
            .onRef('i.spell_id', '=', 'w.spell_id')
            .on((eb) => isDue(columnsOf(eb, 'i'))),
        )
        .select((eb) => ['w.article_id', eb.fn.countAll<number>().as('due_words')])
        .groupBy('w.article_id'),
    )
    .selectFrom('listed')
    .innerJoin('article as a', (join) =>
      join.onRef('a.user_id', '=', 'listed.user_id').onRef('a.id', '=', 'listed.id'),
    )
    .leftJoin('due', 'due.article_id', 'a.id')
    .select((eb) => [
      'a.id',
      'a.user_id',
      'a.updated_at',
      eb.fn.coalesce('due.due_words', eb.lit(0)).as('due_words'),
    ]),
)
