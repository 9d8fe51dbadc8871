import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, open } from 'node:fs/promises'
import { basename } from 'node:path'
import { ImportError } from '../import-error'
import type { ByteInput } from './bytes'
import { openUrl } from './url-input'

const SAMPLE_BYTES = 64 * 1024
const SAMPLES = 16
const CHUNK_BYTES = 512 * 1024

/** Opens a local file or an http(s) URL. Throws `ImportError` if it doesn't exist. */
export async function openBytes(file: string): Promise<ByteInput> {
  if (/^https?:\/\//iu.test(file)) return openUrl(file)
  let handle: FileHandle
  try {
    handle = await open(file)
  } catch (cause) {
    throw new ImportError(`${file} cannot be opened: ${(cause as Error).message}`, { cause })
  }
  try {
    const { size, mtime } = await handle.stat()
    const hash = createHash('sha256').update(`${size} ${mtime.getTime()}`)
    const sample = Buffer.alloc(SAMPLE_BYTES)
    for (let i = 0; i < SAMPLES; i++) {
      const { bytesRead } = await handle.read(sample, 0, SAMPLE_BYTES, Math.floor((size * i) / SAMPLES))
      hash.update(sample.subarray(0, bytesRead))
    }
    return {
      name: basename(file),
      identity: hash.digest('hex').slice(0, 32),
      size,
      date: mtime.toISOString().slice(0, 10),
      read: (from) => createReadStream(file, { start: from, highWaterMark: CHUNK_BYTES }),
    }
  } finally {
    await handle.close()
  }
}
