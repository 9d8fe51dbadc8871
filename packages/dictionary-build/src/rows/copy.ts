import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { copyInto } from '@wordhoard/database/sql/copy'
import type { ScratchTable } from '@wordhoard/database/sql/scratch-table'
import type { TableColumns, TableName } from '@wordhoard/database/sql/table-columns'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'

/**
 * Size of a chunk in characters: large enough to keep system calls few, small enough for the server to work while the
 * next chunk is prepared.
 */
const CHUNK_CHARACTERS = 128 * 1024

/**
 * Streams rows into a table. `lines` are rows in COPY's text format, each ending in a line feed; a string may hold
 * several rows or none.
 *
 * @returns the number of rows written
 */
export async function copyRows<Table extends TableName>(
  client: pg.PoolClient,
  target: TableColumns<Table> | ScratchTable<Table>,
  lines: Iterable<string>,
): Promise<number> {
  const copy = copyInto(client, target, copyStreams.from)
  await pipeline(Readable.from(chunks(lines), { objectMode: false, highWaterMark: CHUNK_CHARACTERS }), copy)
  return copy.rowCount
}

function* chunks(lines: Iterable<string>): Generator<Buffer> {
  let chunk = ''
  for (const line of lines) {
    chunk += line
    if (chunk.length >= CHUNK_CHARACTERS) {
      yield Buffer.from(chunk)
      chunk = ''
    }
  }
  if (chunk !== '') yield Buffer.from(chunk)
}

type CopyValue = string | number | boolean | null | readonly string[]

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Returns one row in COPY's text format: https://www.postgresql.org/docs/current/sql-copy.html */
export function copyLine(values: readonly CopyValue[]): string {
  let line = ''
  for (const [at, value] of values.entries()) {
    if (at > 0) line += '\t'
    line += copyText(value)
  }
  return `${line}\n`
}

function copyText(value: CopyValue): string {
  if (value === null) return '\\N'
  if (typeof value === 'string') return escapeCopy(value)
  if (typeof value === 'number') return String(value)
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value.length === 0) return '{}'
  return escapeCopy(`{${value.map((text) => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`)
}

function escapeCopy(text: string): string {
  return /[\\\n\r\t]/u.test(text) ? text.replace(/[\\\n\r\t]/gu, (character) => escapes[character]!) : text
}
