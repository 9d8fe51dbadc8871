import pg from 'pg'

/** Serialises migrations of several processes that start at once; the number has no meaning. */
const MIGRATION_LOCK = 7_203_118

/** Runs work on a connection that holds the lock of migrations; another start on the same database waits. */
export async function withMigrationLock<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  // A connection that breaks shows in the statement under way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
