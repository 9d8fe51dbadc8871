import {
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

/** Builds conditions and values that don't belong to a query yet; columns come from `columnsOf`. */
export const expr = expressionBuilder<Tables, never>()

/** Returns a text as a literal in the SQL itself, so that planners see it and statements can be compiled once. */
export function literal<Text extends string>(text: Text): AliasableExpression<Text> {
  return sql.lit(text)
}

/**
 * Whether `INSERT … ON CONFLICT DO UPDATE` inserted the row it returns: an existing row has been locked, so its xmax is
 * set.
 */
export const isNewRow: AliasableExpression<boolean> = sql`xmax = 0`

/** PostgreSQL types that values can be cast to, with their TypeScript types. */
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
  'float8[]': number[]
  'text[]': string[]
  'bytea[]': Buffer[]
  'bool[]': boolean[]
  date: string
  timestamptz: Date
}

/** Casts a value to another database type; null stays null. */
export function cast<Type extends keyof CastTypes, Value>(
  value: Expression<Value>,
  type: Type,
): ExpressionWrapper<Tables, never, CastTypes[Type] | Extract<Value, null>> {
  return expr.cast(value, sql.raw(type))
}

/** The columns of a table or an alias as expressions, for conditions that modules share. */
export type Columns<Table> = {
  readonly [Column in keyof Selectable<Table>]: Expression<Selectable<Table>[Column]>
}

/** Returns the columns of a query's table by its alias. */
export function columnsOf<Db, Names extends keyof Db, Alias extends Names & string>(
  eb: ExpressionBuilder<Db, Names>,
  alias: Alias,
): Columns<Db[Alias]> {
  const columns = new Proxy({}, { get: (_, column) => eb.ref(`${alias}.${String(column)}` as never) })
  return columns as Columns<Db[Alias]>
}

/** Returns an element of an array, counted from 1. */
export function elementAt<Element>(
  array: Expression<Element[]>,
  place: Expression<number | null>,
): AliasableExpression<Element> {
  return sql`(${array})[${place}]`
}

/** Returns the rows of a one-column query as an array, in the query's order. */
export function arrayOf<Row>(rows: Expression<Row>): AliasableExpression<Row[keyof Row][]> {
  return sql`array${rows}`
}

/** Kysely's type of the columns of a left-joined table, which may be null. */
type MaybeFound<Table> = { readonly [Column in keyof Table]: Table[Column] | null }

/** Returns the columns of a left-joined table where a row is known to exist: behind `CASE WHEN … IS NOT NULL`. */
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

/** Returns whether two rows of values differ; null equals null. */
export function isDistinct(
  row: readonly Expression<unknown>[],
  other: readonly Expression<unknown>[],
): Expression<SqlBool> {
  return sql`(${sql.join(row)}) is distinct from (${sql.join(other)})`
}
