import { importMessages } from './import-messages'

/** Content of a file or a pasted list: rows of fields. */
export interface WordsTable {
  readonly rows: readonly (readonly string[])[]
  /** Column names, if the file contains any. */
  readonly names: readonly string[]
  /** Number of fields in the longest row. */
  readonly width: number
}

/** Builds a table from its rows; the longest row determines its width. */
export function wordsTable(rows: readonly (readonly string[])[], names: readonly string[] = []): WordsTable {
  return { rows, names, width: rows.reduce((width, row) => Math.max(width, row.length), 0) }
}

/** Returns a column's name, or a numbered one such as "Column 2". */
export function columnName({ names }: WordsTable, column: number): string {
  return names[column]?.trim() || importMessages.columns.numbered(column + 1)
}
