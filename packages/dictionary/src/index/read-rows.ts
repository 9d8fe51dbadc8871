import { copyOut } from '@wordhoard/database/sql/copy'
import type { Expression } from '@wordhoard/database/sql/query'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const TAB = 9
const NEWLINE = 10
const BACKSLASH = 92
const MINUS = 45

/**
 * A row of a COPY stream. All rows share one object, to avoid allocating one per row, so it is valid only until the
 * next row is read.
 */
export class ReadRow {
  #data: Buffer = Buffer.alloc(0)
  /** Field i is data[#ends[i] + 1, #ends[i + 1]). */
  #ends = new Int32Array(33)
  #escaped = false

  /** Moves to the row at data[start, end). */
  take(data: Buffer, start: number, end: number): void {
    this.#data = data
    this.#escaped = false
    this.#ends[0] = start - 1
    let field = 1
    for (let at = start; at < end; at++) {
      const byte = data[at]
      if (byte === TAB) this.#ends[field++] = at
      else if (byte === BACKSLASH) this.#escaped = true
    }
    this.#ends[field] = end
  }

  /** Returns the bytes of a field: a view of the stream's buffer, unless the field contains escapes. NULL is `\N`. */
  bytes(field: number): Uint8Array {
    const bytes = this.#data.subarray(this.#ends[field]! + 1, this.#ends[field + 1])
    return this.#escaped && bytes.includes(BACKSLASH) ? unescapeField(bytes) : bytes
  }

  text(field: number): string {
    const bytes = this.bytes(field)
    return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString()
  }

  /** Returns a field as an integer. */
  integer(field: number): number {
    const data = this.#data
    const end = this.#ends[field + 1]!
    let at = this.#ends[field]! + 1
    const isNegative = data[at] === MINUS
    if (isNegative) at++
    let value = 0
    for (; at < end; at++) value = value * 10 + (data[at]! - 48)
    return isNegative ? -value : value
  }

  /** Returns whether a field has exactly these bytes. */
  equals(field: number, bytes: Uint8Array): boolean {
    const own = this.bytes(field)
    if (own.length !== bytes.length) return false
    for (let at = 0; at < own.length; at++) if (own[at] !== bytes[at]) return false
    return true
  }
}

/**
 * Streams the rows of a query by COPY, as bytes, which is several times faster and leaner than a result of objects. All
 * values in the query must be literals.
 *
 * @param visit called with each row, which is valid only until the call returns
 */
export async function readRows(
  pool: pg.Pool,
  query: Expression<unknown>,
  visit: (row: ReadRow) => void,
): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    const stream = copyOut(client, query, copyTo)
    const row = new ReadRow()
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let start = 0
      for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, start)) {
        row.take(data, start, end)
        visit(row)
        start = end + 1
      }
      rest = data.subarray(start)
    }
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // After an error the connection may be in the middle of a COPY and can't be reused.
    client.release(failure)
  }
}

const escapes: Record<string, number> = { b: 8, f: 12, n: NEWLINE, r: 13, t: TAB, v: 11 }

/** Removes the escapes of COPY's text format, which escapes backslashes, tabs and newlines with a backslash. */
function unescapeField(field: Uint8Array): Uint8Array {
  const bytes: number[] = []
  for (let i = 0; i < field.length; i++) {
    const byte = field[i]!
    if (byte !== BACKSLASH || i + 1 === field.length) {
      bytes.push(byte)
      continue
    }
    const next = field[++i]!
    bytes.push(escapes[String.fromCharCode(next)] ?? next)
  }
  return Uint8Array.from(bytes)
}
