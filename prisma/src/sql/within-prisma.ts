import type pg from 'pg'
import type { Prisma } from '../client'
import type { Queryable } from './run'

/**
 * A transaction of Prisma Client as what typed SQL runs on: for a statement that belongs to a unit of work of Prisma's. Values
 * of rows are read as Prisma reads them, so use it for what answers nothing, and not for the number of rows changed.
 */
export function withinPrisma(transaction: Prisma.TransactionClient): Queryable {
  const query = async ({ text, values = [] }: pg.QueryConfig) => {
    const rows = await transaction.$queryRawUnsafe<unknown[]>(text, ...values)
    return { rows, rowCount: rows.length }
  }
  return { query } as unknown as Queryable
}
