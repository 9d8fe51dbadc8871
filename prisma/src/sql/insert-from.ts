import type {
  AliasableExpression,
  ExpressionBuilder,
  Insertable,
  InsertQueryBuilder,
  InsertResult,
  QueryCreator,
  SelectQueryBuilder,
} from 'kysely'
import { query } from './query'

/** An expression for each inserted column; columns without a default are required. */
type Inserted<Table> = {
  readonly [Column in keyof Insertable<Table>]: AliasableExpression<Insertable<Table>[Column]>
}

/** Rejects columns that the table doesn't have, which TypeScript doesn't check in what callbacks return. */
type NoOthers<Given, Known> = { readonly [Column in Exclude<keyof Given, keyof Known>]: never }

/**
 * Builds `INSERT INTO table (…) SELECT … FROM …`. Kysely's own `expression` doesn't check the selected values against
 * the columns.
 *
 * @param db the query creator, with its common table expressions if there are any
 * @param source query for the source rows, with its conditions and nothing selected
 * @param columns the expression for each column
 */
export function insertFrom<
  Db,
  Table extends keyof Db & string,
  SourceDb,
  Names extends keyof SourceDb,
  Given extends Inserted<Db[Table]>,
>(
  db: QueryCreator<Db>,
  table: Table,
  source: (db: QueryCreator<Db>) => SelectQueryBuilder<SourceDb, Names, unknown>,
  columns: (eb: ExpressionBuilder<SourceDb, Names>) => Given & NoOthers<Given, Inserted<Db[Table]>>,
): InsertQueryBuilder<Db, Table, InsertResult> {
  let names: string[] = []
  // Uses a separate query creator: `db` may hold common table expressions, which must appear only once, before the
  // INSERT.
  const selected = source(query as unknown as QueryCreator<Db>).select((eb) => {
    const inserted = Object.entries(columns(eb) as Record<string, AliasableExpression<unknown>>)
    names = inserted.map(([name]) => name)
    return inserted.map(([name, value]) => value.as(name))
  })
  return db
    .insertInto(table as never)
    .columns(names as never)
    .expression(selected) as never
}
