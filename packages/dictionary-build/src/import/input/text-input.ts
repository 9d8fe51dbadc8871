import { PassThrough, type Readable, Readable as Stream } from 'node:stream'
import { createGunzip } from 'node:zlib'
import { ImportError } from '../import-error'
import type { ByteInput } from './bytes'

/** The uncompressed bytes of an input. */
export interface TextInput {
  readonly input: ByteInput
  /** The first bytes, from which the format is detected. */
  readonly head: Buffer
  /**
   * Reads the text's bytes from an offset in the uncompressed text. Reports the position in the stored file to
   * `onBytes`.
   */
  read(from: number, onBytes: (stored: number) => void): AsyncIterable<Buffer>
}

const HEAD = 4096
const UNPACKED_PIECE = 512 * 1024

/** Opens an input as text; unpacks gzip, which it detects by the first two bytes (RFC 1952). */
export async function openText(input: ByteInput): Promise<TextInput> {
  const packed = isGzip(await firstBytes(input.read(0)))
  const read = (from: number, onBytes: (stored: number) => void) =>
    packed ? unpack(input, from, onBytes) : countBytes(input.read(from), from, onBytes)
  return { input, head: await firstBytes(read(0, () => undefined)), read }
}

function isGzip(head: Buffer): boolean {
  return head[0] === 0x1f && head[1] === 0x8b
}

async function firstBytes(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const first: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    first.push(chunk.subarray(0, HEAD))
    size += chunk.length
    if (size >= HEAD) break
  }
  return Buffer.concat(first).subarray(0, HEAD)
}

async function* countBytes(
  chunks: AsyncIterable<Buffer>,
  from: number,
  onBytes: (stored: number) => void,
): AsyncGenerator<Buffer> {
  let at = from
  for await (const chunk of chunks) {
    at += chunk.length
    onBytes(at)
    yield chunk
  }
}

/**
 * Unpacks a stream from its beginning and skips everything before the offset, because gzip can't be read from the
 * middle.
 */
async function* unpack(
  input: ByteInput,
  from: number,
  onBytes: (stored: number) => void,
): AsyncGenerator<Buffer> {
  const source: Readable = Stream.from(countBytes(input.read(0), 0, onBytes), { objectMode: false })
  const gunzip = createGunzip({ chunkSize: UNPACKED_PIECE })
  const target = new PassThrough({ highWaterMark: UNPACKED_PIECE })
  source.once('error', (error) => target.destroy(error))
  gunzip.once('error', (error) => {
    target.destroy(new ImportError(`${input.name} is damaged: ${error.message}`, { cause: error }))
  })
  source.pipe(gunzip).pipe(target)
  let at = 0
  try {
    for await (const chunk of target as AsyncIterable<Buffer>) {
      const skip = Math.min(chunk.length, Math.max(0, from - at))
      at += chunk.length
      if (skip < chunk.length) yield chunk.subarray(skip)
    }
  } finally {
    source.destroy()
    gunzip.destroy()
    target.destroy()
  }
}
