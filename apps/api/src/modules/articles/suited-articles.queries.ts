import { articleLevels } from '@wordhoard/contracts/articles'
import { columnsOf, expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { type Expression, query } from '@wordhoard/database/sql/query'
import { expressionAs } from '@wordhoard/database/sql/row-sources'
import { prepareStatement } from '@wordhoard/database/sql/statement'
import { isDue } from '../vocabulary/word.queries'

/**
 * Maximum number of articles considered per level: the newest unread ones. Keeps the cost independent of the library
 * size.
 */
const MAX_SAMPLED_PER_LEVEL = 25
/** Reading place from which an article counts as read. */
const READ_POSITION = 0.9

type Level = (typeof articleLevels)[number]

/**
 * Selects the newest suitable articles of a level. The level is written into the statement: planned without knowing it,
 * a level that few articles have is looked for through all of them.
 */
function selectNewest(userId: Expression<number>, level: Level) {
  const newest = query
    .selectFrom('article as a')
    // As a row source, it is computed once for a text, and not for each text that the reader has read.
    .crossJoin((eb) => {
      const bytes = eb.fn<Buffer>('convert_to', [eb.ref('a.raw_content'), literal('UTF8')])
      return expressionAs('hash', eb.fn<Buffer>('sha256', [bytes]))
    })
    .select(['a.id', 'a.user_id', 'a.updated_at'])
    .where('a.access_modifier', '=', literal('public'))
    .where('a.level', '=', literal(level))
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
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('read_text as t')
            .where('t.user_id', '=', userId)
            .whereRef('t.hash', '=', 'hash.hash'),
        ),
      ),
    )
    .orderBy('a.id', 'desc')
    .limit(expr.lit(MAX_SAMPLED_PER_LEVEL))
  // A limit of its own needs a query around it, since one after a union is for all of it.
  return query.selectFrom(newest.as('newest')).select(['id', 'user_id', 'updated_at'])
}

/** Selects unread public articles by others, the newest of each level. */
export const unreadSample = prepareStatement('unread-sample', (p: Placeholders<{ userId: number }>) => {
  const [first, ...others] = articleLevels.map((level) => selectNewest(p.userId, level))
  return others.reduce((all, one) => all.unionAll(one), first!)
})

/** The words of a learner that are due, as one array; null if there are none. */
export const dueWords = prepareStatement('due-words', (p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('main_voc_item as i')
    .select((eb) => eb.fn.agg<number[] | null>('array_agg', ['i.spell_id']).as('spell_ids'))
    .where('i.user_id', '=', p.userId)
    .where((eb) => isDue(columnsOf(eb, 'i'))),
)
