import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
} from '@wordhoard/database/sql/query'
import { AppError } from '../../lib/app-error'

type Direction = 'asc' | 'desc'

/** A column to sort a list by, with its direction. */
export interface Sort<Column> {
  readonly column: Column
  readonly direction: Direction
}

/**
 * Returns the sort columns that a query asks for. Throws `invalid_input` if columns and directions don't come in pairs.
 *
 * @param usual the column to sort by if the query names none
 */
export function sortsOf<Column extends string>(
  query: {
    readonly orders_by?: readonly Column[] | undefined
    readonly orders_dir?: readonly Direction[] | undefined
  },
  usual: Column,
): Sort<Column>[] {
  const asked = query.orders_by ?? []
  const directions = query.orders_dir ?? []
  if (asked.length !== directions.length) {
    throw new AppError('invalid_input', [
      { loc: ['query', 'orders_dir'], msg: 'Each column needs a direction', type: 'custom' },
    ])
  }
  if (asked.length === 0) return [{ column: usual, direction: 'asc' }]
  return asked.map((column, index) => ({ column, direction: directions[index]! }))
}

/** One term of an ORDER BY. */
interface Ordering {
  readonly by: Expression<unknown>
  readonly direction: Direction
}

/**
 * Returns the ORDER BY of a list.
 *
 * @param columns the expressions that each column sorts by
 * @param tie breaks ties, so that pages are stable
 */
export function orderings<Column extends string>(
  sorts: readonly Sort<Column>[],
  columns: Readonly<Record<Column, readonly Expression<unknown>[]>>,
  tie: Expression<unknown>,
): Ordering[] {
  const asked = sorts.flatMap(({ column, direction }) => columns[column].map((by) => ({ by, direction })))
  return [...asked, { by: tie, direction: 'asc' }]
}

/** Adds an ORDER BY to a query. */
export function orderBySorts<Db, Names extends keyof Db, Row>(
  rows: SelectQueryBuilder<Db, Names, Row>,
  order: (eb: ExpressionBuilder<Db, Names>) => readonly Ordering[],
): SelectQueryBuilder<Db, Names, Row> {
  return order(expressionBuilder<Db, Names>()).reduce(
    (sorted, { by, direction }) => sorted.orderBy(by, direction),
    rows,
  )
}
