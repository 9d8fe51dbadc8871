import { expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import type pg from 'pg'

/** Key of the advisory lock; the number is arbitrary. */
const BUILD_LOCK = 7_203_119

const lock = compileStatement(() =>
  query.selectNoFrom(expr.fn<null>('pg_advisory_xact_lock', [expr.lit(BUILD_LOCK)]).as('locked')),
)

/**
 * Waits for the lock on writing the dictionary and holds it until the transaction ends, so that builds and imports
 * never write at the same time.
 */
export async function lockDictionary(client: pg.PoolClient): Promise<void> {
  await lock.execute(client, {})
}
