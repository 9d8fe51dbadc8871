import type { Expression, Updateable } from 'kysely'
import type { Tables } from './generated/tables'

/** A value that can be written to a column: a plain value or an expression. */
type Written<Value> = Exclude<Value, undefined> | Expression<Exclude<Value, undefined>>

/** New values for columns of a table. */
type Changes<Table> = {
  readonly [Column in keyof Updateable<Table>]?: Written<Updateable<Table>[Column]>
}

/**
 * Type-checks what a callback of `set`, `doUpdateSet` or `values` returns: `.set((eb) => setColumns<'spell'>({ … }))`.
 * TypeScript doesn't report unknown columns in what callbacks return; here they are an error.
 */
export function setColumns<Table extends keyof Tables>(
  changes: Changes<Tables[Table]>,
): Changes<Tables[Table]> {
  return changes
}
