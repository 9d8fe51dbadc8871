/** A column value of a row. Integers beyond 2^53 lose precision. */
export type SqliteValue = string | number | null | Uint8Array

/** Decodes a variable-length integer of SQLite; returns its value and the offset after it. */
export function varint(bytes: Uint8Array, start: number): [value: number, end: number] {
  let value = 0
  for (let index = 0; index < 8; index += 1) {
    const byte = bytes[start + index] ?? 0
    value = value * 128 + (byte & 0x7f)
    if (byte < 0x80) return [value, start + index + 1]
  }
  return [value * 256 + (bytes[start + 8] ?? 0), start + 9]
}

/** Returns the number of bytes that a value takes, by its serial type. */
function sizeOf(type: number): number {
  if (type >= 12) return Math.floor((type - 12) / 2)
  return [0, 1, 2, 3, 4, 6, 8, 8][type] ?? 0
}

/**
 * Decodes the values of a record (SQLite file format, section 2.1).
 *
 * @throws RangeError when the record is damaged.
 */
export function recordValues(payload: Uint8Array, decoder: TextDecoder): SqliteValue[] {
  const [headerEnd, first] = varint(payload, 0)
  if (headerEnd > payload.length) throw new RangeError('The record is cut off')
  const values: SqliteValue[] = []
  let at = headerEnd
  for (let header = first; header < headerEnd; ) {
    const [type, next] = varint(payload, header)
    const size = sizeOf(type)
    values.push(decodeValue(type, payload.subarray(at, at + size), decoder))
    at += size
    header = next
  }
  return values
}

function decodeValue(type: number, bytes: Uint8Array, decoder: TextDecoder): SqliteValue {
  if (type === 0) return null
  if (type === 8 || type === 9) return type - 8
  if (type >= 12) return type % 2 === 0 ? bytes : decoder.decode(bytes)
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (type === 7) return view.getFloat64(0)
  if (type === 6) return Number(view.getBigInt64(0))
  // Two's complement of one to six bytes.
  const unsigned = bytes.reduce((value, byte) => value * 256 + byte, 0)
  const range = 256 ** bytes.length
  return unsigned >= range / 2 ? unsigned - range : unsigned
}
