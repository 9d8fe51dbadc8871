import type pg from 'pg'

/** The number has no meaning. */
const BUILD_LOCK = 7_203_119

/** Waits for its turn to write the dictionary, until the transaction's end: builds and imports never write at once. */
export async function lockDictionary(client: pg.PoolClient): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1)', [BUILD_LOCK])
}
