import {
  type AggregateFunctionBuilder,
  type AliasableExpression,
  type Expression,
  type ExpressionBuilder,
  type ExpressionWrapper,
  expressionBuilder,
  type Selectable,
  type SqlBool,
  sql,
} from 'kysely'
import type { Tables } from './generated/tables'

/** Builds conditions and values that belong to no query yet; columns come from `columnsOf`. */
export const expr = expressionBuilder<Tables, never>()

/** A text that stands in the SQL itself, so that planners see it and statements may be compiled once. */
export function literal<Text extends string>(text: Text): AliasableExpression<Text> {
  return sql.lit(text)
}

/** The time at which the transaction began. */
export const now = expr.fn<Date>('now')

/** A time so long before the transaction began. */
export function secondsAgo(seconds: number): AliasableExpression<Date> {
  return sql`now() - make_interval(secs => ${sql.lit(seconds)})`
}

/** Whether `INSERT … ON CONFLICT DO UPDATE` made the row that it returns: a row that was there has been locked. */
export const isNewRow: AliasableExpression<boolean> = sql`xmax = 0`

/** Types of PostgreSQL that values are cast to, with what they are here. */
interface CastTypes {
  int2: number
  int4: number
  int8: number
  float8: number
  numeric: number
  text: string
  bool: boolean
  bytea: Buffer
  uuid: string
  json: unknown[]
  jsonb: unknown
  'int2[]': number[]
  'int4[]': number[]
  'int8[]': number[]
  'text[]': string[]
  'bool[]': boolean[]
  date: string
  timestamptz: Date
}

/** The value as another type of the database; null stays null. */
export function cast<Type extends keyof CastTypes, Value>(
  value: Expression<Value>,
  type: Type,
): ExpressionWrapper<Tables, never, CastTypes[Type] | Extract<Value, null>> {
  return expr.cast(value, sql.raw(type))
}

/** The columns of a table, or of an alias, as expressions: what conditions that modules share take. */
export type Columns<Table> = {
  readonly [Column in keyof Selectable<Table>]: Expression<Selectable<Table>[Column]>
}

/** The columns of a table of a query by its alias. */
export function columnsOf<Db, Names extends keyof Db, Alias extends Names & string>(
  eb: ExpressionBuilder<Db, Names>,
  alias: Alias,
): Columns<Db[Alias]> {
  const columns = new Proxy({}, { get: (_, column) => eb.ref(`${alias}.${String(column)}` as never) })
  return columns as Columns<Db[Alias]>
}

/** A value as it is in JSON. */
type InJson<Value> = Value extends Date ? string : Value

/** A JSON object of columns and values. */
export function jsonObject<Fields extends Readonly<Record<string, Expression<unknown>>>>(
  fields: Fields,
): AliasableExpression<{
  [Key in keyof Fields]: Fields[Key] extends Expression<infer Value> ? InJson<Value> : never
}> {
  const parts = Object.entries(fields).flatMap(([key, value]) => [sql.lit(key), value])
  return sql`jsonb_build_object(${sql.join(parts)})`
}

/** An element of an array; the first is 1. */
export function elementAt<Element>(
  array: Expression<Element[]>,
  place: Expression<number | null>,
): AliasableExpression<Element> {
  return sql`(${array})[${place}]`
}

/** So many seconds after a time. */
export function secondsAfter(time: Expression<Date>, seconds: Expression<number>): AliasableExpression<Date> {
  return sql`${time} + make_interval(secs => ${seconds})`
}

/** So many days of the calendar after a time. */
export function daysAfter(time: Expression<Date>, days: Expression<number>): AliasableExpression<Date> {
  return sql`${time} + make_interval(days => ${days})`
}

/** A time so many days of the calendar before the transaction began. */
export function daysAgo(days: number): AliasableExpression<Date> {
  return sql`now() - make_interval(days => ${sql.lit(days)})`
}

/** How many seconds lie between two times, with fractions. */
export function secondsBetween(from: Expression<Date>, to: Expression<Date>): AliasableExpression<number> {
  return sql`extract(epoch from ${to} - (${from}))`
}

/** What a query of one column finds, as an array in the query's order. */
export function arrayOf<Row>(rows: Expression<Row>): AliasableExpression<Row[keyof Row][]> {
  return sql`array${rows}`
}

/** The time so many days after the transaction began; before, if negative. */
export function daysFromNow(days: number): AliasableExpression<Date> {
  return sql`now() + make_interval(days => ${sql.lit(days)})`
}

/** The values of all rows as a JSON array; null when there are no rows. */
export function jsonArray<Value>(
  value: Expression<Value>,
): AggregateFunctionBuilder<Tables, never, InJson<Value>[] | null> {
  return expr.fn.agg('jsonb_agg', [value])
}

/** A JSON array, which is empty in place of null. */
export function orEmpty<Element>(array: Expression<Element[] | null>): AliasableExpression<Element[]> {
  return sql`coalesce(${array}, '[]')`
}

/** What Kysely makes of the columns of a table that a left join may not have found. */
type MaybeFound<Table> = { readonly [Column in keyof Table]: Table[Column] | null }

/** The columns of a table of a left join, for where it is known that it has found a row: behind `CASE WHEN … IS NOT NULL`. */
export function columnsOfMatch<
  Db extends Readonly<Record<Alias, MaybeFound<Tables[Table]>>>,
  Names extends keyof Db,
  Table extends keyof Tables,
  Alias extends Names & string,
>(eb: ExpressionBuilder<Db, Names>, table: `${Table} as ${Alias}`): Columns<Tables[Table]> {
  return columnsOf<Db, Names, Alias>(eb, table.split(' as ')[1] as Alias) as Columns<unknown> as Columns<
    Tables[Table]
  >
}

/** Whether two rows of values differ, where null is a value as any other. */
export function isDistinct(
  row: readonly Expression<unknown>[],
  other: readonly Expression<unknown>[],
): Expression<SqlBool> {
  return sql`(${sql.join(row)}) is distinct from (${sql.join(other)})`
}
