import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query, type Selectable, type Tables } from '@wordhoard/database/sql/query'
import { setColumns } from '@wordhoard/database/sql/set-columns'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Number of texts in memory at a time. */
const BATCH = 10

/** Selects a few articles whose level was estimated by an earlier version. */
export const oldLevels = compileStatement(() =>
  query
    .selectFrom('article')
    .select(['id', 'user_id', 'raw_content', 'updated_at'])
    .where((eb) => eb.ref('is_level_old'))
    .orderBy('id')
    .limit((eb) => eb.lit(BATCH)),
)

/** Sets an article's level, unless its text has changed since it was read; `updated_at` stays. */
export const setLevel = compileStatement(
  (
    p: Placeholders<{
      id: number
      userId: number
      level: Selectable<Tables['article']>['level']
      updatedAt: Date
    }>,
  ) =>
    query
      .updateTable('article')
      .set((eb) => setColumns<'article'>({ level: p.level, is_level_old: eb.lit(false) }))
      .where('user_id', '=', p.userId)
      .where('id', '=', p.id)
      .where('updated_at', '=', p.updatedAt),
)
