import type { Tables } from './generated/tables'

export type TableName = keyof Tables

type ColumnNames = { readonly [Table in TableName]: keyof Tables[Table] & string }

/** A column of a table, or of one of several tables. */
export type ColumnName<Table extends TableName = TableName> = ColumnNames[Table]

/** A table and columns of it, for what goes over many tables. The compiler compares them where a table is named. */
export interface TableColumns<Table extends TableName = TableName> {
  readonly name: Table
  readonly columns: readonly ColumnName<Table>[]
}
