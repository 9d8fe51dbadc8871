import type { TableName } from '@wordhoard/database/sql/table-columns'
import type pg from 'pg'
import type { LoadProgress } from './progress'

interface Constraint {
  readonly table: string
  readonly name: string
  readonly definition: string
}

interface Suspended {
  /** Tables that have new files. Only the transaction sees these, so their rows can be written as old ones. */
  readonly renewed: ReadonlySet<string>
  restore(onProgress: (progress: LoadProgress) => void): Promise<void>
}

/**
 * Drops indexes, keys and foreign keys of empty tables until they are restored. Rows are then written without index
 * look-ups; building the indexes at the end from all rows takes a third of the time. The tables get new files, too,
 * which the embedded server fills without its write-ahead log.
 *
 * Keys that tables outside the list refer to stay, and so do the files of these tables. From here on, the caller's
 * transaction holds exclusive locks on the tables.
 */
export async function suspendIndexes(
  client: pg.PoolClient,
  tables: readonly TableName[],
): Promise<Suspended> {
  const { rows: foreignKeys } = await client.query<Constraint>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND conrelid = ANY($1::regclass[]) ORDER BY 1, 2`,
    [tables],
  )
  for (const { table, name } of foreignKeys)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const { rows: keys } = await client.query<Constraint>(
    `SELECT conrelid::regclass::text AS table, quote_ident(conname) AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint key WHERE contype IN ('p', 'u') AND conrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND conindid = key.conindid)
     ORDER BY 1, 2`,
    [tables],
  )
  for (const { table, name } of keys) await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${name}`)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `SELECT indexrelid::regclass::text AS name, pg_get_indexdef(indexrelid) AS definition
     FROM pg_index WHERE indrelid = ANY($1::regclass[])
       AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid)
     ORDER BY 1`,
    [tables],
  )
  for (const { name } of indexes) await client.query(`DROP INDEX ${name}`)

  const { rows: unreferenced } = await client.query<{ name: string }>(
    `SELECT relation::text AS name FROM unnest($1::regclass[]) relation
     WHERE NOT EXISTS (SELECT FROM pg_constraint WHERE contype = 'f' AND confrelid = relation)`,
    [tables],
  )
  const renewed = new Set(unreferenced.map(({ name }) => name))
  if (renewed.size > 0) await client.query(`TRUNCATE ${[...renewed].join(', ')}`)

  const restore: Suspended['restore'] = async (onProgress) => {
    const statements = [
      ...indexes.map((index) => index.definition),
      ...[...keys, ...foreignKeys].map(
        ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${name} ${definition}`,
      ),
    ]
    await client.query(`SET LOCAL maintenance_work_mem = '128MB'`)
    for (const [done, statement] of statements.entries()) {
      onProgress({ stage: 'Indexes', done, total: statements.length })
      await client.query(statement)
    }
    onProgress({ stage: 'Indexes', done: statements.length, total: statements.length })
  }
  return { renewed, restore }
}
