import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'

const TAB = 9
const NEWLINE = 10
const BACKSLASH = 92

/**
 * Streams the rows of a query by COPY, as bytes: several times faster and leaner than a result of objects.
 *
 * @param visit called with a row's fields; the arrays are only good until it returns. NULL arrives as the bytes `\N`.
 */
export async function copyRows(
  pool: pg.Pool,
  query: string,
  visit: (fields: readonly Uint8Array[]) => void,
): Promise<void> {
  const client = await pool.connect()
  let failure: Error | undefined
  try {
    const stream = client.query(copyTo(`COPY (${query}) TO STDOUT`))
    let rest: Buffer = Buffer.alloc(0)
    for await (const chunk of stream as AsyncIterable<Buffer>) {
      const data = rest.length > 0 ? Buffer.concat([rest, chunk]) : chunk
      let start = 0
      for (let end = data.indexOf(NEWLINE); end >= 0; end = data.indexOf(NEWLINE, start)) {
        visit(fieldsOf(data, start, end))
        start = end + 1
      }
      rest = data.subarray(start)
    }
  } catch (error) {
    failure = error as Error
    throw error
  } finally {
    // A connection in the middle of a COPY is of no more use.
    client.release(failure)
  }
}

function fieldsOf(data: Buffer, start: number, end: number): Uint8Array[] {
  const fields: Uint8Array[] = []
  let from = start
  let escaped = false
  for (let at = start; at <= end; at++) {
    const byte = data[at]
    if (byte === BACKSLASH && at < end) escaped = true
    if (at < end && byte !== TAB) continue
    const field = data.subarray(from, at)
    fields.push(escaped ? unescaped(field) : field)
    escaped = false
    from = at + 1
  }
  return fields
}

const escapes: Record<string, number> = { b: 8, f: 12, n: NEWLINE, r: 13, t: TAB, v: 11 }

/** COPY's text format writes a backslash, tab or newline in a value with a backslash. */
function unescaped(field: Uint8Array): Uint8Array {
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
