import { analyze } from '@wordhoard/database/sql/analyze'
import { expr } from '@wordhoard/database/sql/expressions'
import { execute } from '@wordhoard/database/sql/run'
import { createScratch } from '@wordhoard/database/sql/scratch-table'
import type pg from 'pg'
import { copyRows } from '../rows/copy'
import { defineStagingTable, deleteRows, insertRows, updateRows } from './merge.queries'
import type { LoadedTable } from './tables'

/**
 * Updates a table to the given rows. They are copied to a temporary table; then missing rows are deleted, changed ones
 * updated and new ones inserted. No other row is touched.
 *
 * @param sources names of the sources whose definitions may be deleted
 */
export async function mergeRows(
  client: pg.PoolClient,
  table: LoadedTable,
  lines: Iterable<string>,
  sources: readonly string[],
): Promise<void> {
  const staged = defineStagingTable('built', table)
  await createScratch(client, staged, 'transaction')
  await copyRows(client, staged, lines)
  await analyze(client, [staged])
  await execute(client, deleteRows(table, table.isDeletable(expr.val([...sources])), staged))
  await execute(client, updateRows(table, staged))
  await execute(client, insertRows(table, staged))
}
