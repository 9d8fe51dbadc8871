import type { Expression, Updateable } from 'kysely'
import type { Tables } from './generated/tables'

/** What may be written into a column: a value, or an expression. */
type Written<Value> = Exclude<Value, undefined> | Expression<Exclude<Value, undefined>>

/** The columns that are changed. */
type Changes<Table> = {
  readonly [Column in keyof Updateable<Table>]?: Written<Updateable<Table>[Column]>
}

/**
 * What a callback of `set`, `doUpdateSet` or `values` returns: `.set((eb) => setColumns<'spell'>({ … }))`. The compiler does not
 * compare what callbacks return with the columns of the table; here a column that the table has not is an error.
 */
export function setColumns<Table extends keyof Tables>(
  changes: Changes<Tables[Table]>,
): Changes<Tables[Table]> {
  return changes
}
