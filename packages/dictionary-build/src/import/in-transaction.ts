import type pg from 'pg'

/** Runs the work in its own transaction, which is rolled back if it fails. */
export async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A lost connection can't roll back and needn't; the first failure is the one to report.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
