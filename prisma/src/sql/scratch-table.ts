import { type AliasedExpression, type Selectable, sql } from 'kysely'
import type { Tables } from './generated/tables'
import { command } from './query'
import { execute, type Queryable } from './run'
import type { ColumnName, TableName } from './table-columns'

/** A temporary table with columns of another table, with the same types and collations. */
export interface ScratchTable<
  Table extends TableName = TableName,
  Column extends ColumnName<Table> = ColumnName<Table>,
> {
  readonly name: string
  readonly like: Table
  readonly columns: readonly Column[]
}

/** Describes a temporary table with columns of another table; `createScratch` creates it. */
export function scratchTable<Table extends TableName, Column extends ColumnName<Table>>(
  name: string,
  like: Table,
  columns: readonly Column[],
): ScratchTable<Table, Column> {
  return { name, like, columns }
}

/**
 * Creates the empty table. It lasts until the transaction ends, or as long as the connection; in that case it may
 * already exist and is kept.
 */
export async function createScratch(
  db: Queryable,
  { name, like, columns }: ScratchTable,
  lifetime: 'transaction' | 'connection',
): Promise<void> {
  const made =
    lifetime === 'transaction'
      ? sql`${sql.table(name)} on commit drop`
      : sql`if not exists ${sql.table(name)}`
  const selected = sql.join(columns.map((column) => sql.id(column)))
  await execute(
    db,
    command(sql`create temporary table ${made} as select ${selected} from ${sql.table(like)} with no data`),
  )
}

/** Drops those of the tables that exist. */
export async function dropScratch(db: Queryable, tables: readonly ScratchTable[]): Promise<void> {
  const names = sql.join(tables.map(({ name }) => sql.table(name)))
  await execute(db, command(sql`drop table if exists ${names}`))
}

/** Removes all rows. */
export async function emptyScratch(db: Queryable, { name }: ScratchTable): Promise<void> {
  await execute(db, command(sql`truncate ${sql.table(name)}`))
}

type RowOf<Table extends TableName, Column extends ColumnName<Table>> = Selectable<
  Pick<Tables[Table], Column & keyof Tables[Table]>
>

/** Returns the rows of the table, to select from or to join. */
export function scratchRows<Table extends TableName, Column extends ColumnName<Table>, Alias extends string>(
  { name }: ScratchTable<Table, Column>,
  alias: Alias,
): AliasedExpression<RowOf<Table, Column>, Alias> {
  return sql<RowOf<Table, Column>>`${sql.table(name)}`.as(alias)
}
