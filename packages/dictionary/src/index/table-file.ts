import { openSync, readSync } from 'node:fs'
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** Contents of a table file: arrays of numbers, and much smaller lists of strings. */
export interface Tables {
  readonly numbers: Readonly<Record<string, NumberTable>>
  readonly texts: Readonly<Record<string, readonly string[]>>
}

/** Tables that were read from a file. */
export interface ReadTables extends Tables {
  /** Large tables that stay in the file, by name. */
  readonly left: Readonly<Record<string, StoredNumbers>>
}

/** Numbers that are read from their file piece by piece, for a table that is large and seldom used. */
export interface StoredNumbers {
  readonly length: number
  /** Copies the numbers at [from, to) to the beginning of `target`. */
  read(from: number, to: number, target: Uint32Array): void
}

export type NumberTable = Uint32Array | Int32Array | Uint8Array | Int8Array

const kinds = { Uint32Array, Int32Array, Uint8Array, Int8Array } as const
type TableMaker = new (memory: ArrayBufferLike, at: number, length: number) => NumberTable

interface Head {
  readonly key: string
  readonly size: number
  readonly checksum: number
  readonly numbers: readonly { name: string; kind: keyof typeof kinds; at: number; length: number }[]
  readonly texts: Tables['texts']
}

const SIGN = Buffer.from('tables 1')
/** Size of the signature plus the length and checksum of the head, in bytes. */
const BEGINNING = SIGN.length + 8
/** Alignment of every table in bytes; no number type needs more. */
const ALIGNMENT = 8

/**
 * Writes tables to a temporary file, which replaces the old file only once it is complete.
 *
 * @param key identifies what the tables were made from; `readTables` must be given the same key
 */
export async function writeTables(path: string, key: string, { numbers, texts }: Tables): Promise<void> {
  const parts: Uint8Array[] = []
  const described: Head['numbers'][number][] = []
  let size = 0
  let checksum = 0
  for (const [name, table] of Object.entries(numbers)) {
    const bytes = new Uint8Array(table.buffer, table.byteOffset, table.byteLength)
    const padding = new Uint8Array((ALIGNMENT - (bytes.length % ALIGNMENT)) % ALIGNMENT)
    described.push({
      name,
      kind: table.constructor.name as keyof typeof kinds,
      at: size,
      length: table.length,
    })
    for (const part of [bytes, padding]) {
      if (part.length === 0) continue
      parts.push(part)
      checksum = crc32(part, checksum)
    }
    size += bytes.length + padding.length
  }
  const head = Buffer.from(JSON.stringify({ key, size, checksum, numbers: described, texts } satisfies Head))
  const beginning = Buffer.alloc(BEGINNING)
  SIGN.copy(beginning)
  beginning.writeUInt32LE(head.length, SIGN.length)
  beginning.writeUInt32LE(crc32(head), SIGN.length + 4)
  await mkdir(dirname(path), { recursive: true })
  const unfinished = `${path}.${process.pid}`
  try {
    const file = await open(unfinished, 'w')
    try {
      for (const part of [beginning, head, ...parts]) await file.writeFile(part)
      await file.sync()
    } finally {
      await file.close()
    }
    await rename(unfinished, path)
  } finally {
    await rm(unfinished, { force: true })
  }
}

/** Smaller tables are read into memory whatever the caller says. */
const MIN_LEFT_BYTES = 8 * 1024 * 1024
/** Bytes of a table that stays in the file are read in pieces of this size, for their checksum. */
const PIECE_BYTES = 1024 * 1024

/**
 * Reads the tables of a file, as views of one block of memory that threads can share. Returns undefined if there is no
 * file for this key, or it is damaged.
 *
 * @param leave names of tables of 32-bit numbers that stay in the file if they are larger than `minLeftBytes`. The file
 * then stays open as long as the process runs; it can be replaced meanwhile.
 */
export async function readTables(
  path: string,
  key: string,
  leave: readonly string[] = [],
  minLeftBytes = MIN_LEFT_BYTES,
): Promise<ReadTables | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    const found = await readHead(file, key)
    if (!found) return undefined
    const { head, start } = found
    const tables = head.numbers.map((table, i) => ({
      ...table,
      size: (head.numbers[i + 1]?.at ?? head.size) - table.at,
      isLeft: leave.includes(table.name) && table.length * 4 > minLeftBytes,
    }))
    // Memory that threads share, so that nobody copies the tables.
    const memory = new SharedArrayBuffer(
      tables.reduce((sum, { size, isLeft }) => sum + (isLeft ? 0 : size), 0),
    )
    const numbers: Record<string, NumberTable> = {}
    const left: Record<string, StoredNumbers> = {}
    let checksum = 0
    let used = 0
    for (const { name, kind, at, length, size, isLeft } of tables) {
      const body = isLeft ? undefined : Buffer.from(memory, used, size)
      const sum = await readBody(file, start + at, size, checksum, body)
      if (sum === undefined) return undefined
      checksum = sum
      if (body) {
        const Table: TableMaker = kinds[kind]
        numbers[name] = new Table(memory, used, length)
        used += size
      } else left[name] = openStoredNumbers(path, start + at, length)
    }
    return checksum === head.checksum ? { numbers, texts: head.texts, left } : undefined
  } finally {
    await file.close()
  }
}

/** Reads the head of a file and where its tables start; undefined if it is damaged or of another key. */
async function readHead(file: FileHandle, key: string): Promise<{ head: Head; start: number } | undefined> {
  const { size: fileSize } = await file.stat()
  const beginning = Buffer.alloc(BEGINNING)
  await file.read(beginning, 0, BEGINNING, 0)
  const headLength = beginning.readUInt32LE(SIGN.length)
  if (!beginning.subarray(0, SIGN.length).equals(SIGN) || headLength > fileSize) return undefined
  const written = Buffer.alloc(headLength)
  await file.read(written, 0, headLength, BEGINNING)
  if (crc32(written) !== beginning.readUInt32LE(SIGN.length + 4)) return undefined
  const head = JSON.parse(written.toString()) as Head
  const start = BEGINNING + headLength
  return head.key === key && fileSize === start + head.size ? { head, start } : undefined
}

/**
 * Reads bytes of a file into `body`, or into nothing, and returns the checksum continued by them; undefined if the file
 * ends before.
 */
async function readBody(
  file: FileHandle,
  position: number,
  size: number,
  checksum: number,
  body: Buffer | undefined,
): Promise<number | undefined> {
  const piece = body ?? Buffer.allocUnsafe(Math.min(size, PIECE_BYTES))
  let sum = checksum
  for (let at = 0; at < size; ) {
    const offset = body ? at : 0
    const most = Math.min(size - at, piece.length - offset, PIECE_BYTES)
    const { bytesRead } = await file.read(piece, offset, most, position + at)
    if (bytesRead === 0) return undefined
    sum = crc32(piece.subarray(offset, offset + bytesRead), sum)
    at += bytesRead
  }
  return sum
}

function openStoredNumbers(path: string, position: number, length: number): StoredNumbers {
  const file = openSync(path, 'r')
  return {
    length,
    read(from, to, target) {
      readSync(file, target, 0, (to - from) * 4, position + from * 4)
    },
  }
}
