import type pg from 'pg'
import { copyRows } from '../rows/copy'
import type { LoadedTable } from './tables'

/**
 * Brings a table to the given rows: they are copied into a temporary table, then rows that are gone are deleted,
 * changed ones updated, new ones inserted, and no other row is touched.
 *
 * @param sources names of the sources whose definitions may be deleted
 */
export async function mergeRows(
  client: pg.PoolClient,
  table: LoadedTable,
  lines: Iterable<string>,
  sources: readonly string[],
): Promise<void> {
  const staged = `staged_${table.name}`
  const columns = table.columns.join(', ')
  await client.query(
    `CREATE TEMP TABLE ${staged} ON COMMIT DROP AS SELECT ${columns} FROM ${table.name} WITH NO DATA`,
  )
  await copyRows(client, { table: staged, columns: table.columns }, lines)
  await client.query(`ANALYZE ${staged}`)
  const same = table.key.map((column) => `kept.${column} = staged.${column}`).join(' AND ')
  await client.query(
    `DELETE FROM ${table.name} kept
     WHERE ${table.deletable} AND NOT EXISTS (SELECT FROM ${staged} staged WHERE ${same})`,
    table.deletable.includes('$1') ? [sources] : [],
  )
  const others = table.columns.filter((column) => !table.key.includes(column))
  const listed = (alias: string) => others.map((column) => `${alias}.${column}`).join(', ')
  await client.query(
    `UPDATE ${table.name} kept SET ${others.map((column) => `${column} = staged.${column}`).join(', ')}
     FROM ${staged} staged WHERE ${same} AND (${listed('kept')}) IS DISTINCT FROM (${listed('staged')})`,
  )
  await client.query(
    `INSERT INTO ${table.name} (${columns})
     SELECT ${columns} FROM ${staged} staged
     WHERE NOT EXISTS (SELECT FROM ${table.name} kept WHERE ${same})`,
  )
}
