import pg from 'pg'

/** Advisory lock that serialises migrations of processes that start at the same time; the number has no meaning. */
const MIGRATION_LOCK = 7_203_118

/** Runs work on a connection that holds the migration lock; other starts on the same database wait. */
export async function withMigrationLock<T>(
  connectionString: string,
  work: (client: pg.Client) => Promise<T>,
): Promise<T> {
  const client = new pg.Client({ connectionString })
  // A broken connection makes the current statement fail, so the event needs no handling.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    return await work(client)
  } finally {
    await client.end()
  }
}
