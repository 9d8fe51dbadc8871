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

/** An expression for each column that is inserted; those without a default are required. */
type Inserted<Table> = {
  readonly [Column in keyof Insertable<Table>]: AliasableExpression<Insertable<Table>[Column]>
}

/** Columns that a table has not: what callbacks return is not compared with them otherwise. */
type NoOthers<Given, Known> = { readonly [Column in Exclude<keyof Given, keyof Known>]: never }

/**
 * `INSERT INTO table (…) SELECT … FROM …`. Kysely's own `expression` does not compare what is selected with the columns.
 *
 * @param db the query with its common table expressions, if it has any
 * @param source where rows come from, with its conditions and nothing selected
 * @param columns what is inserted into which column
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
  // A creator of its own: `db` may hold common table expressions, which stand once, before the INSERT.
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
