import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'

/** Records a solution as used, unless it already is. */
export const recordSolution = compileStatement((p: Placeholders<{ id: Buffer; expiresAt: Date }>) =>
  query
    .insertInto('spent_human_check')
    .values({ id: p.id, expires_at: p.expiresAt })
    .onConflict((conflict) => conflict.column('id').doNothing()),
)
