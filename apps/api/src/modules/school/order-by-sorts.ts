import {
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type SelectQueryBuilder,
} from '@wordhoard/database/sql/query'
import type { Sort, SortDirection } from '../../lib/sorts'

/** One term of an ORDER BY. */
interface Ordering {
  readonly by: Expression<unknown>
  readonly direction: SortDirection
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
