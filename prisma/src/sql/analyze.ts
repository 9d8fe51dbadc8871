import { sql } from 'kysely'
import { command } from './query'
import { execute, type Queryable } from './run'
import type { ScratchTable } from './scratch-table'
import type { TableColumns, TableName } from './table-columns'

/**
 * Updates the planner's statistics of tables; with columns, only theirs. Large texts that no query compares are better
 * left out: reading a sample of them takes longer than all the rest.
 */
export async function analyze(
  db: Queryable,
  tables: readonly (TableName | ScratchTable | TableColumns)[],
): Promise<void> {
  const parts = tables.map((table) => {
    if (typeof table === 'string') return sql`${sql.table(table)}`
    const columns = table.columns.map((column) => sql.id(column))
    return sql`${sql.table(table.name)} (${sql.join(columns)})`
  })
  await execute(db, command(sql`analyze ${sql.join(parts)}`))
}
