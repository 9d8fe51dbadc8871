import type { Tables } from './generated/tables'

export type TableName = keyof Tables

type ColumnNames = { readonly [Table in TableName]: keyof Tables[Table] & string }

/** A column of a table, or of any of several tables. */
export type ColumnName<Table extends TableName = TableName> = ColumnNames[Table]

/**
 * A table and some of its columns, for code that handles many tables. TypeScript checks the columns where the table is
 * named.
 */
export interface TableColumns<Table extends TableName = TableName> {
  readonly name: Table
  readonly columns: readonly ColumnName<Table>[]
}
