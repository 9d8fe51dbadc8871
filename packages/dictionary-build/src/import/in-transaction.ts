import type pg from 'pg'

/** Runs the work in a transaction of its own; what fails leaves nothing behind. */
export async function inTransaction<T>(client: pg.PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN')
  try {
    const result = await work()
    await client.query('COMMIT')
    return result
  } catch (error) {
    // A lost connection cannot roll back, and need not; the first failure is the one to tell.
    await client.query('ROLLBACK').catch(() => undefined)
    throw error
  }
}
