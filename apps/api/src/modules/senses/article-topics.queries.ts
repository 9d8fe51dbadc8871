import { cast, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { prepareStatement } from '@wordhoard/database/sql/statement'

/** Number of characters that show an article's topic, about 3,000 words. */
const BEGINNING_LENGTH = 20_000

/** When articles were last changed. Runs for the words of a session. */
export const articleVersions = prepareStatement(
  'article-versions',
  (p: Placeholders<{ ids: readonly number[] }>) =>
    query
      .selectFrom('article')
      .select(['id', 'updated_at'])
      .where((eb) => eb('id', '=', eb.fn.any(cast(p.ids, 'int4[]')))),
)

/** The beginnings of articles, from which their topics are made. */
export const articleBeginnings = prepareStatement(
  'article-beginnings',
  (p: Placeholders<{ ids: readonly number[] }>) =>
    query
      .selectFrom('article')
      .select((eb) => [
        'id',
        'updated_at',
        eb.fn<string>('left', ['raw_content', expr.lit(BEGINNING_LENGTH)]).as('beginning'),
      ])
      .where((eb) => eb('id', '=', eb.fn.any(cast(p.ids, 'int4[]')))),
)
