import { type Columns, columnsOf, expr, isDistinct } from '@wordhoard/database/sql/expressions'
import {
  command,
  type Expression,
  expressionBuilder,
  type SqlBool,
  sql,
  type Tables,
} from '@wordhoard/database/sql/query'
import { type ScratchTable, scratchTable } from '@wordhoard/database/sql/scratch-table'
import type { ColumnName, TableColumns, TableName } from '@wordhoard/database/sql/table-columns'

/** A table whose rows are compared by key with those of a scratch table that has the same columns. */
export interface MergedTable<Table extends TableName = TableName> extends TableColumns<Table> {
  readonly key: readonly ColumnName<Table>[]
}

/**
 * Returns references to the columns of a table's existing rows, which have the alias `kept`; those of its scratch table
 * have the alias `staged`.
 */
export function columnsToKeep<Table extends TableName>(): Columns<Tables[Table]> {
  return columnsOf(expressionBuilder<{ kept: Tables[Table] }, 'kept'>(), 'kept')
}

/** Returns the scratch table for a table's new rows; those of a build and of an import can exist at the same time. */
export function defineStagingTable(by: 'built' | 'composed', { name, columns }: TableColumns): ScratchTable {
  return scratchTable(`${by}_${name}`, name, columns)
}

/** Deletes rows that may be deleted and aren't in the scratch table, if there is one. */
export function deleteRows(table: MergedTable, isDeletable: Expression<SqlBool>, staged?: ScratchTable) {
  const conditions = [isDeletable]
  if (staged) conditions.push(sql`not exists (select from ${asStaged(staged)} where ${isSameRow(table)})`)
  return command(sql`delete from ${asKept(table)} where ${expr.and(conditions)}`)
}

/** Updates rows that differ from the scratch table; with `isReplaced`, only those that may be replaced. */
export function updateRows(table: MergedTable, staged: ScratchTable, isReplaced?: Expression<SqlBool>) {
  const others = table.columns.filter((column) => !table.key.includes(column))
  const values = others.map((column) => sql`${sql.id(column)} = ${columnIn('staged', column)}`)
  const differs = isDistinct(
    others.map((column) => columnIn('kept', column)),
    others.map((column) => columnIn('staged', column)),
  )
  return command(
    sql`update ${asKept(table)} set ${sql.join(values)} from ${asStaged(staged)}
      where ${expr.and([isSameRow(table), ...(isReplaced ? [isReplaced] : []), differs])}`,
  )
}

/** Inserts the rows that only the scratch table has. */
export function insertRows(table: MergedTable, staged: ScratchTable) {
  const columns = sql.join(table.columns.map((column) => sql.id(column)))
  return command(
    sql`insert into ${sql.table(table.name)} (${columns}) select ${columns} from ${asStaged(staged)}
      where not exists (select from ${asKept(table)} where ${isSameRow(table)})`,
  )
}

const asKept = ({ name }: MergedTable) => sql`${sql.table(name)} as kept`
const asStaged = ({ name }: ScratchTable) => sql`${sql.table(name)} as staged`
const columnIn = (rows: 'kept' | 'staged', column: ColumnName) => sql.ref(`${rows}.${column}`)

function isSameRow({ key }: MergedTable): Expression<SqlBool> {
  return expr.and(key.map((column) => expr(columnIn('kept', column), '=', columnIn('staged', column))))
}
