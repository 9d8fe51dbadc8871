import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, type QueryCreator } from 'kysely'
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

/**
 * Begins every query: `query.selectFrom('spell')…`. It only builds; what is built runs on a pool or within a transaction
 * by `fetchAll` and its like (run.ts), or is compiled once (statement.ts).
 */
export const query: QueryCreator<Tables> = new Kysely<Tables>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new StatementCompiler(),
  },
})
