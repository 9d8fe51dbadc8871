import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { loadedTables } from '../load/tables'

/** Writes the dictionary's tables to files in a folder, one per table, in COPY's text format. */
export async function writeTableFiles(pool: pg.Pool, folder: string): Promise<void> {
  const client = await pool.connect()
  for (const { name, columns } of loadedTables) {
    const rows = client.query(copyStreams.to(`COPY ${name} (${columns.join(', ')}) TO STDOUT`))
    await pipeline(rows, createWriteStream(join(folder, name)))
  }
  client.release()
}

/**
 * Copies such files into empty tables in one transaction, with keys and indexes in place.
 *
 * @returns the duration in seconds
 */
export async function copyTableFiles(pool: pg.Pool, folder: string): Promise<number> {
  const client = await pool.connect()
  const started = performance.now()
  await client.query('BEGIN')
  for (const { name, columns } of loadedTables) {
    const table = client.query(copyStreams.from(`COPY ${name} (${columns.join(', ')}) FROM STDIN`))
    await pipeline(createReadStream(join(folder, name)), table)
  }
  await client.query('COMMIT')
  const seconds = (performance.now() - started) / 1000
  client.release()
  return seconds
}
