import { mkdir, open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { crc32 } from 'node:zlib'

/** Contents of a table file: arrays of numbers, and much smaller lists of strings. */
export interface Tables {
  readonly numbers: Readonly<Record<string, NumberTable>>
  readonly texts: Readonly<Record<string, readonly string[]>>
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

/**
 * Reads the tables of a file, as views of one block of memory that threads can share. Returns undefined if there is no file for this key, or it is
 * damaged.
 */
export async function readTables(path: string, key: string): Promise<Tables | undefined> {
  const file = await open(path).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined
    throw error
  })
  if (!file) return undefined
  try {
    const { size: fileSize } = await file.stat()
    const beginning = Buffer.alloc(BEGINNING)
    await file.read(beginning, 0, BEGINNING, 0)
    const headLength = beginning.readUInt32LE(SIGN.length)
    if (!beginning.subarray(0, SIGN.length).equals(SIGN) || headLength > fileSize) return undefined
    const written = Buffer.alloc(headLength)
    await file.read(written, 0, headLength, BEGINNING)
    if (crc32(written) !== beginning.readUInt32LE(SIGN.length + 4)) return undefined
    const head = JSON.parse(written.toString()) as Head
    if (head.key !== key || fileSize !== BEGINNING + headLength + head.size) return undefined
    // Memory that threads share, so that nobody copies the tables.
    const memory = new SharedArrayBuffer(head.size)
    const body = Buffer.from(memory)
    for (let at = 0; at < head.size; ) {
      const { bytesRead } = await file.read(body, at, head.size - at, BEGINNING + headLength + at)
      if (bytesRead === 0) return undefined
      at += bytesRead
    }
    if (crc32(body) !== head.checksum) return undefined
    const numbers: Record<string, NumberTable> = {}
    for (const { name, kind, at, length } of head.numbers) {
      const Table: TableMaker = kinds[kind]
      numbers[name] = new Table(memory, at, length)
    }
    return { numbers, texts: head.texts }
  } finally {
    await file.close()
  }
}
