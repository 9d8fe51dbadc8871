import type pg from 'pg'
import { copyRows } from '../../rows/copy'
import { composedTables, type TableShape } from './composed-tables'
import type { WordRows } from './word-rows'

/** Rows of a batch, those of spells that are quite new apart from those of spells that have rows already. */
export interface BatchRows {
  readonly fresh: readonly WordRows[]
  readonly changed: readonly WordRows[]
  /** Ids of the spells whose rows `changed` holds. */
  readonly changedIds: readonly number[]
  /** Rows (id, mask) of spells whose parts of speech are others now. */
  readonly masks: readonly string[]
}

const staged = (name: string) => `composed_${name}`

/** Makes the temporary tables through which changed rows go; they live as long as the connection. */
export async function prepareStaging(client: pg.PoolClient): Promise<void> {
  for (const { name, columns } of composedTables) {
    await client.query(
      `CREATE TEMP TABLE IF NOT EXISTS ${staged(name)} AS SELECT ${columns.join(', ')} FROM ${name} WITH NO DATA`,
    )
  }
  await client.query('CREATE TEMP TABLE IF NOT EXISTS composed_ordinal (id INT, ordinal INT)')
  await client.query('CREATE TEMP TABLE IF NOT EXISTS composed_mask (id INT, mask INT)')
}

/** Drops them, so that a pooled connection keeps nothing. */
export async function dropStaging(client: pg.PoolClient): Promise<void> {
  const names = [...composedTables.map(({ name }) => staged(name)), 'composed_ordinal', 'composed_mask']
  await client.query(`DROP TABLE IF EXISTS ${names.join(', ')}`)
}

/**
 * Writes a batch: new spells' rows are copied straight into the tables; of the others only rows that differ are touched.
 *
 * @param sources names of all sources that can be imported
 */
export async function writeRows(
  client: pg.PoolClient,
  batch: BatchRows,
  sources: readonly string[],
): Promise<void> {
  for (const table of composedTables) {
    const fresh = batch.fresh.map(({ tables }) => tables[table.name] ?? '')
    if (fresh.some((rows) => rows !== '')) {
      await copyRows(client, { table: table.name, columns: table.columns }, fresh)
    }
  }
  if (batch.changedIds.length > 0) {
    for (const table of composedTables) await mergeTable(client, table, batch, sources)
    await moveDefinitions(client, batch)
  }
  if (batch.masks.length === 0) return
  await copyRows(client, { table: 'composed_mask', columns: ['id', 'mask'] }, batch.masks)
  await client.query('UPDATE spell s SET pos_mask = m.mask FROM composed_mask m WHERE m.id = s.id')
  await client.query('TRUNCATE composed_mask')
}

async function mergeTable(
  client: pg.PoolClient,
  table: TableShape,
  { changed, changedIds }: BatchRows,
  sources: readonly string[],
): Promise<void> {
  const { name, key, columns, replaced } = table
  const rows = changed.map(({ tables }) => tables[name] ?? '')
  const isStaged = rows.some((row) => row !== '')
  if (isStaged) {
    await copyRows(client, { table: staged(name), columns }, rows)
    await client.query(`ANALYZE ${staged(name)}`)
  }
  const values = replaced.includes('$2') ? [changedIds, sources] : [changedIds]
  const same = key.map((column) => `kept.${column} = staged.${column}`).join(' AND ')
  const gone = isStaged ? `AND NOT EXISTS (SELECT FROM ${staged(name)} staged WHERE ${same})` : ''
  await client.query(`DELETE FROM ${name} kept WHERE ${replaced} ${gone}`, values)
  if (!isStaged) return
  const others = columns.filter((column) => !key.includes(column))
  const listed = (alias: string) => others.map((column) => `${alias}.${column}`).join(', ')
  await client.query(
    `UPDATE ${name} kept SET ${others.map((column) => `${column} = staged.${column}`).join(', ')}
     FROM ${staged(name)} staged WHERE ${same} AND ${replaced}
       AND (${listed('kept')}) IS DISTINCT FROM (${listed('staged')})`,
    values,
  )
  await client.query(
    `INSERT INTO ${name} (${columns.join(', ')})
     SELECT ${columns.join(', ')} FROM ${staged(name)} staged
     WHERE NOT EXISTS (SELECT FROM ${name} kept WHERE ${same})`,
  )
  await client.query(`TRUNCATE ${staged(name)}`)
}

/** Imported definitions stand among those of the build, which make room for them. */
async function moveDefinitions(client: pg.PoolClient, { changed }: BatchRows): Promise<void> {
  const rows = changed.map(({ ordinals }) => ordinals)
  await copyRows(client, { table: 'composed_ordinal', columns: ['id', 'ordinal'] }, rows)
  await client.query(
    `UPDATE definition d SET ordinal = o.ordinal FROM composed_ordinal o
     WHERE o.id = d.id AND d.ordinal <> o.ordinal`,
  )
  await client.query('TRUNCATE composed_ordinal')
}
