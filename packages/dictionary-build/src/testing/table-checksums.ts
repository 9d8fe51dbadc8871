import { createHash } from 'node:crypto'
import { copyOut } from '@wordhoard/database/sql/copy'
import { query } from '@wordhoard/database/sql/query'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { type LoadedTable, loadedTables } from '../load/tables'

/** Returns a checksum of each table's rows in the order of their keys, by which two builds can be compared. */
export async function tableChecksums(pool: pg.Pool): Promise<Map<string, string>> {
  const client = await pool.connect()
  try {
    const checksums = new Map<string, string>()
    for (const table of loadedTables) checksums.set(table.name, await checksumOf(client, table))
    return checksums
  } finally {
    client.release()
  }
}

async function checksumOf(client: pg.PoolClient, { name, columns, key }: LoadedTable): Promise<string> {
  const hash = createHash('sha256')
  const all = query.selectFrom(name).select([...columns])
  const rows = key.reduce((sorted, column) => sorted.orderBy(column), all)
  for await (const chunk of copyOut(client, rows, copyStreams.to)) hash.update(chunk as Buffer)
  return hash.digest('hex')
}
