import { expr, literal } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** The ids in one sitemap file. */
interface Range {
  /** The last id of the previous file. */
  readonly after: number
  readonly last: number
}

/** The highest id of a public article. */
export const lastArticle = compileStatement(() =>
  query
    .selectFrom('article')
    .select((eb) => eb.fn.max<number | null>('id').as('last'))
    .where('access_modifier', '=', literal('public')),
)

/** The public articles in a sitemap file. */
export const articlesOfFile = compileStatement((p: Placeholders<Range>) =>
  query
    .selectFrom('article')
    .select(['id', 'updated_at as modified'])
    .where('access_modifier', '=', literal('public'))
    .where('id', '>', p.after)
    .where('id', '<=', p.last)
    .orderBy('id'),
)

/** The highest id of a word. */
export const lastWord = compileStatement(() =>
  query.selectFrom('spell_document').select((eb) => eb.fn.max<number | null>('spell_id').as('last')),
)

/** The words in a sitemap file, without a date, because changes to words aren't recorded. */
export const wordsOfFile = compileStatement((p: Placeholders<Range>) =>
  query
    .selectFrom('spell_document')
    .select(['spell_id as id', expr.lit(null).as('modified')])
    .where('spell_id', '>', p.after)
    .where('spell_id', '<=', p.last)
    .orderBy('spell_id'),
)
