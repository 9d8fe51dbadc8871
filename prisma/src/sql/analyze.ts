import { sql } from 'kysely'
import { command } from './query'
import { execute, type Queryable } from './run'
import type { ScratchTable } from './scratch-table'
import type { TableName } from './table-columns'

/** Updates the planner's statistics of tables. */
export async function analyze(db: Queryable, tables: readonly (TableName | ScratchTable)[]): Promise<void> {
  const names = tables.map((table) => sql.table(typeof table === 'string' ? table : table.name))
  await execute(db, command(sql`analyze ${sql.join(names)}`))
}
