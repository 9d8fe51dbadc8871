import { expr } from './expressions'
import type { Placeholders } from './placeholder'
import { query } from './query'
import type { Queryable } from './run'
import { compileStatement } from './statement'

const lock = compileStatement((p: Placeholders<{ kind: number; key: number }>) =>
  query.selectNoFrom(expr.fn<null>('pg_advisory_xact_lock', [p.kind, p.key]).as('locked')),
)

/**
 * Waits for a lock and holds it until the transaction ends.
 *
 * @param kind kind of thing that is locked; the number has no meaning
 * @param key which thing of that kind
 */
export async function lockUntilCommit(transaction: Queryable, kind: number, key: number): Promise<void> {
  await lock.execute(transaction, { kind, key })
}
