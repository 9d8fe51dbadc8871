import { type AliasedExpression, type Expression, type Selectable, sql } from 'kysely'
import type { Tables } from './generated/tables'

type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Expression<(infer Element)[]> ? Element : never
}

/**
 * Turns arrays of the same length into rows, to select from or to join.
 *
 * @param columns an array for each column; bound arrays need a type (`cast`)
 */
export function unnest<Alias extends string, Columns extends Readonly<Record<string, Expression<unknown[]>>>>(
  alias: Alias,
  columns: Columns,
): AliasedExpression<RowOf<Columns>, Alias> {
  const names = Object.keys(columns).map((name) => sql.id(name))
  return sql<RowOf<Columns>>`unnest(${sql.join(Object.values(columns))})`.as<Alias>(
    sql`${sql.id(alias)}(${sql.join(names)})`,
  )
}

/** Turns the elements of a JSON array, as written by `to_jsonb`, into rows of a table. */
export function rowsFromJson<Table extends keyof Tables, Alias extends string>(
  table: Table,
  json: Expression<string>,
  alias: Alias,
): AliasedExpression<Selectable<Tables[Table]>, Alias> {
  return sql<
    Selectable<Tables[Table]>
  >`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.as(alias)
}

/**
 * Turns an expression into a row source with one column, named like the alias; it is computed once for each row it is
 * joined to.
 */
export function expressionAs<Alias extends string, Value>(
  alias: Alias,
  value: Expression<Value>,
): AliasedExpression<{ [Name in Alias]: Value }, Alias> {
  return sql<{ [Name in Alias]: Value }>`${value}`.as(alias)
}
