import {
  type AggregateFunctionBuilder,
  type AliasableExpression,
  type Expression,
  type SqlBool,
  sql,
} from 'kysely'
import { expr } from './expressions'
import type { Tables } from './generated/tables'

/** Type of a value once it is JSON. */
type InJson<Value> = Value extends Date ? string : Value

/** Builds a JSON object from columns and values. */
export function jsonObject<Fields extends Readonly<Record<string, Expression<unknown>>>>(
  fields: Fields,
): AliasableExpression<{
  [Key in keyof Fields]: Fields[Key] extends Expression<infer Value> ? InJson<Value> : never
}> {
  const parts = Object.entries(fields).flatMap(([key, value]) => [sql.lit(key), value])
  return sql`jsonb_build_object(${sql.join(parts)})`
}

/** Collects the values of all rows into a JSON array; null if there are no rows. */
export function jsonArray<Value>(
  value: Expression<Value>,
): AggregateFunctionBuilder<Tables, never, InJson<Value>[] | null> {
  return expr.fn.agg('jsonb_agg', [value])
}

/** Replaces null by an empty JSON array. */
export function orEmpty<Element>(array: Expression<Element[] | null>): AliasableExpression<Element[]> {
  return sql`coalesce(${array}, '[]')`
}

/** Whether a JSON object has a key. */
export function hasKey(json: Expression<unknown>, key: string): AliasableExpression<SqlBool> {
  return sql`jsonb_exists(${json}, ${sql.lit(key)})`
}
