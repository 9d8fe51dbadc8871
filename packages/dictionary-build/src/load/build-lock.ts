import { expr } from '@wordhoard/database/sql/expressions'
import { query } from '@wordhoard/database/sql/query'
import { compileStatement } from '@wordhoard/database/sql/statement'
import type pg from 'pg'

/** The number has no meaning. */
const BUILD_LOCK = 7_203_119

const lock = compileStatement(() =>
  query.selectNoFrom(expr.fn<null>('pg_advisory_xact_lock', [expr.lit(BUILD_LOCK)]).as('locked')),
)

/** Waits for its turn to write the dictionary, until the transaction's end: builds and imports never write at once. */
export async function lockDictionary(client: pg.PoolClient): Promise<void> {
  await lock.execute(client, {})
}
