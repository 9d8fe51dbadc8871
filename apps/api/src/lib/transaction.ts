import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'
import { endPublishing } from './events/after-commit'
import { inSpan } from './tracing/spans'

/**
 * Runs `work` in a transaction on its own connection, and sends the events it has published. If `work` throws, the transaction is rolled back and the error
 * rethrown. If even the rollback fails, the connection is discarded.
 */
export function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  return inSpan('transaction', () => runTransaction(pool, work))
}

async function runTransaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  let isCommitted = false
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    isCommitted = true
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
    endPublishing(pool, client, isCommitted)
  }
}

/** Long enough for a whole class that registers within the same minute, in ms. */
const limits = { maxWait: 10_000, timeout: 10_000 }

/** Runs `work` in a Prisma transaction. */
export function prismaTransaction<T>(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return inSpan('transaction', () => db.$transaction(work, limits))
}
