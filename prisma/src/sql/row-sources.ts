import { type AliasedExpression, type Expression, type Selectable, sql } from 'kysely'
import type { Tables } from './generated/tables'

type RowOf<Columns> = {
  [Name in keyof Columns]: Columns[Name] extends Expression<(infer Element)[]> ? Element : never
}

/**
 * Arrays of the same length as rows, to select from or to join.
 *
 * @param columns an array for each column; those that are bound need a type (`cast`)
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

/** The elements of a JSON array as rows of a table, as `to_jsonb` wrote them. */
export function rowsFromJson<Table extends keyof Tables, Alias extends string>(
  table: Table,
  json: Expression<string>,
  alias: Alias,
): AliasedExpression<Selectable<Tables[Table]>, Alias> {
  return sql<
    Selectable<Tables[Table]>
  >`jsonb_populate_recordset(null::${sql.table(table)}, ${json}::jsonb)`.as(alias)
}

/** A value that is computed once for each row of what it is joined to, as a column of the alias's name. */
export function expressionAs<Alias extends string, Value>(
  alias: Alias,
  value: Expression<Value>,
): AliasedExpression<{ [Name in Alias]: Value }, Alias> {
  return sql<{ [Name in Alias]: Value }>`${value}`.as(alias)
}
