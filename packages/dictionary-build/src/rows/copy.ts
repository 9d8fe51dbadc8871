import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { copyInto } from '@wordhoard/database/sql/copy'
import type { ScratchTable } from '@wordhoard/database/sql/scratch-table'
import type { TableColumns, TableName } from '@wordhoard/database/sql/table-columns'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'

/** Size of a chunk: large enough to keep system calls few, small enough for the server to work on one meanwhile. */
const CHUNK_BYTES = 192 * 1024
/** Maximum number of bytes of a character in UTF-8, as JavaScript counts characters. */
const MAX_CHARACTER_BYTES = 3

/** Rows of a table in COPY's text format, in UTF-8. */
export type CopyChunks = Iterable<Uint8Array>

/**
 * Streams rows into a table. `lines` are rows in COPY's text format, each ending in a line feed; a string may hold
 * several rows or none.
 *
 * @param frozen whether the transaction has truncated the table, so that rows can be written as old ones
 * @returns the number of rows written
 */
export async function copyRows<Table extends TableName>(
  client: pg.PoolClient,
  target: TableColumns<Table> | ScratchTable<Table>,
  lines: Iterable<string>,
  frozen = false,
): Promise<number> {
  return await copyChunks(client, target, chunks(lines), frozen)
}

/** Streams rows that are in UTF-8 already into a table, like `copyRows`. */
export async function copyChunks<Table extends TableName>(
  client: pg.PoolClient,
  target: TableColumns<Table> | ScratchTable<Table>,
  rows: CopyChunks,
  frozen = false,
): Promise<number> {
  const copy = copyInto(client, target, copyStreams.from, frozen)
  await pipeline(Readable.from(rows, { objectMode: false, highWaterMark: CHUNK_BYTES }), copy)
  return copy.rowCount
}

/** Yields rows in UTF-8. Each is written to its place, because joining strings first takes longer than making them. */
export function* chunks(lines: Iterable<string>): Generator<Buffer<ArrayBuffer>> {
  let chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
  let used = 0
  for (const line of lines) {
    if (used > 0 && line.length * MAX_CHARACTER_BYTES > chunk.length - used) {
      yield chunk.subarray(0, used)
      chunk = Buffer.allocUnsafeSlow(CHUNK_BYTES)
      used = 0
    }
    if (line.length * MAX_CHARACTER_BYTES > chunk.length) yield Buffer.from(line)
    else used += chunk.write(line, used)
  }
  if (used > 0) yield chunk.subarray(0, used)
}

/** Returns a row of an id, or of several values, and a value as JSON text. */
export function copyJsonLine(first: number | readonly CopyValue[], value: unknown): string {
  const start = typeof first === 'number' ? String(first) : copyLine(first).slice(0, -1)
  // JSON has escaped all but its own backslashes.
  return `${start}\t${JSON.stringify(value).replaceAll('\\', '\\\\')}\n`
}

type CopyValue = string | number | boolean | null | readonly string[]

const escapes: Record<string, string> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' }

/** Returns one row in COPY's text format: https://www.postgresql.org/docs/current/sql-copy.html */
export function copyLine(values: readonly CopyValue[]): string {
  let line = copyText(values[0]!)
  for (let at = 1; at < values.length; at += 1) line += `\t${copyText(values[at]!)}`
  return `${line}\n`
}

function copyText(value: CopyValue | undefined): string {
  if (typeof value === 'string') return escapeCopy(value)
  if (typeof value === 'number') return String(value)
  if (value === null || value === undefined) return '\\N'
  if (typeof value === 'boolean') return value ? 't' : 'f'
  if (value.length === 0) return '{}'
  return escapeCopy(`{${value.map((text) => `"${text.replace(/["\\]/gu, '\\$&')}"`).join(',')}}`)
}

function escapeCopy(text: string): string {
  return /[\\\n\r\t]/u.test(text) ? text.replace(/[\\\n\r\t]/gu, (character) => escapes[character]!) : text
}
