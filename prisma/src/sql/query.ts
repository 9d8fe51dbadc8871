import {
  type Compilable,
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  type QueryCreator,
  type RawBuilder,
} from 'kysely'
import type { Tables } from './generated/tables'
import { StatementCompiler } from './placeholder'

export {
  type AliasableExpression,
  type AliasedExpression,
  type Expression,
  type ExpressionBuilder,
  expressionBuilder,
  type Insertable,
  type QueryCreator,
  type Selectable,
  type SelectQueryBuilder,
  type SqlBool,
  sql,
  type Updateable,
} from 'kysely'
export type { Tables } from './generated/tables'

const kysely = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new StatementCompiler(),
  },
})

/**
 * Starts every query: `query.selectFrom('spell')…`. It only builds queries. They are run on a pool or within a
 * transaction by `fetchAll` and the other functions of run.ts, or compiled once (statement.ts).
 */
export const query: QueryCreator<Tables> = kysely

/** Makes a statement that Kysely has no builder for, such as ANALYZE, runnable like any other. */
export function command(text: RawBuilder<unknown>): Compilable<unknown> {
  return { compile: () => text.compile(kysely) }
}
