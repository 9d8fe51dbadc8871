import type { Prisma } from '../../generated/client'
import type { Statement } from './statement'

/** Columns that Prisma reads as `columnParsers` do. It reads bigint, numeric and dates otherwise. */
type PlainRow = Readonly<Record<string, string | boolean | null>>

/** All rows of a statement that runs within a transaction of Prisma's. */
export async function fetchAllWithin<Values extends object, Row extends PlainRow>(
  transaction: Pick<Prisma.TransactionClient, '$queryRawUnsafe'>,
  statement: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const { text, values: bound } = statement.bind(values)
  return transaction.$queryRawUnsafe<Row[]>(text, ...bound)
}
