import type { Prisma } from '../../generated/client'
import type { Statement } from './statement'

/** Columns that Prisma parses like `columnParsers`. It parses bigint, numeric and dates differently. */
type PlainRow = Readonly<Record<string, string | boolean | null>>

/** Returns all rows of a statement that runs within one of Prisma's transactions. */
export async function fetchAllWithin<Values extends object, Row extends PlainRow>(
  transaction: Pick<Prisma.TransactionClient, '$queryRawUnsafe'>,
  statement: Statement<Values, Row>,
  values: Values,
): Promise<Row[]> {
  const { text, values: bound } = statement.bind(values)
  return transaction.$queryRawUnsafe<Row[]>(text, ...bound)
}

/** Runs a change within one of Prisma's transactions. */
export async function executeWithin<Values extends object>(
  transaction: Pick<Prisma.TransactionClient, '$executeRawUnsafe'>,
  statement: Statement<Values, unknown>,
  values: Values,
): Promise<void> {
  const { text, values: bound } = statement.bind(values)
  await transaction.$executeRawUnsafe(text, ...bound)
}
