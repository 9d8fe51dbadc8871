/** What a file or a pasted list holds: rows of texts, the first column being the first field. */
export interface WordsTable {
  readonly rows: readonly (readonly string[])[]
  /** What the columns are called, where the file says so. */
  readonly names: readonly string[]
  /** As many as the longest row has fields. */
  readonly width: number
}

export function wordsTable(rows: readonly (readonly string[])[], names: readonly string[] = []): WordsTable {
  return { rows, names, width: rows.reduce((width, row) => Math.max(width, row.length), 0) }
}

/** A column's name, or "Column 2". */
export function columnName({ names }: WordsTable, column: number): string {
  return names[column]?.trim() || `Column ${column + 1}`
}
