import type { Prisma, PrismaClient } from '@wordhoard/database/client'
import type pg from 'pg'

/**
 * Runs what must happen as a whole, on a connection of its own. What `work` throws undoes it and comes through. A
 * connection on which even the undoing failed is thrown away.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect()
  let broken: Error | undefined
  try {
    await client.query('BEGIN')
    const result = await work(client)
    await client.query('COMMIT')
    return result
  } catch (error) {
    await client.query('ROLLBACK').catch((failure: Error) => {
      broken = failure
    })
    throw error
  } finally {
    client.release(broken)
  }
}

/** Patience enough for a class that registers at the same minute. */
const limits = { maxWait: 10_000, timeout: 10_000 }

/** The same with Prisma. */
export function prismaTransaction<T>(
  db: PrismaClient,
  work: (tx: Prisma.TransactionClient) => Promise<T>,
): Promise<T> {
  return db.$transaction(work, limits)
}
