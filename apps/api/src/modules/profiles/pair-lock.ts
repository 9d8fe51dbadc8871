import type pg from 'pg'

/** Keeps what concerns two people (following, blocking, their first message) from happening at once, until the end of the transaction. */
export async function lockPair(client: pg.PoolClient, one: number, other: number): Promise<void> {
  await client.query('SELECT pg_advisory_xact_lock($1::int, $2::int)', [
    Math.min(one, other),
    Math.max(one, other),
  ])
}
