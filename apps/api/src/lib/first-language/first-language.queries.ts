import { type Columns, columnsOf, expr } from '@wordhoard/database/sql/expressions'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Tables } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** A user's first language: what they say of themselves, else that of their last placement with one. */
export function languageOf({
  id,
  first_language,
}: Pick<Columns<Tables['user_account']>, 'id' | 'first_language'>) {
  return expr.fn.coalesce(
    first_language,
    expr
      .selectFrom('placement as p')
      .select('p.language')
      .where('p.user_id', '=', id)
      .where('p.language', 'is not', null)
      .orderBy('p.started_at', 'desc')
      .limit(expr.lit(1)),
  )
}

/** A user's first language (`languageOf`). */
export const languageOfUser = compileStatement((p: Placeholders<{ userId: number }>) =>
  query
    .selectFrom('user_account as u')
    .select((eb) => languageOf(columnsOf(eb, 'u')).as('language'))
    .where('u.id', '=', p.userId),
)
