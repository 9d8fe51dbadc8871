import { FileProblem } from './file-problem'
import { zipMessages } from './messages'

/** A file inside a zip archive. */
export interface ZipEntry {
  readonly name: string
  /** Unpacked size in bytes. */
  readonly size: number
  readonly read: () => Promise<Uint8Array>
}

const END_SIGNATURE = 0x06054b50
const ENTRY_SIGNATURE = 0x02014b50
const DEFLATED = 8
const STORED = 0

/**
 * Lists the files in a zip archive (PKWARE's APPNOTE.TXT, 4.3), without zip64. Reads only the directory until an entry
 * is requested: decks and books contain hundreds of megabytes of sounds and pictures that we don't need.
 *
 * @throws FileProblem when the file is not a zip archive
 */
export async function readZipEntries(file: Blob): Promise<ZipEntry[]> {
  // The end record is last, followed only by a comment of at most 64 KB.
  const tail = await viewOf(file.slice(Math.max(0, file.size - 65_557)))
  let end = tail.byteLength - 22
  while (end >= 0 && tail.getUint32(end, true) !== END_SIGNATURE) end -= 1
  if (end < 0) throw new FileProblem(zipMessages.cutOff)
  const count = tail.getUint16(end + 10, true)
  const start = tail.getUint32(end + 16, true)
  const directory = await viewOf(file.slice(start, start + tail.getUint32(end + 12, true)))
  const entries: ZipEntry[] = []
  for (let at = 0, index = 0; index < count; index += 1) {
    if (at + 46 > directory.byteLength || directory.getUint32(at, true) !== ENTRY_SIGNATURE) {
      throw new FileProblem(zipMessages.damaged)
    }
    const nameLength = directory.getUint16(at + 28, true)
    const name = new TextDecoder().decode(new Uint8Array(directory.buffer, at + 46, nameLength))
    const packed = {
      method: directory.getUint16(at + 10, true),
      size: directory.getUint32(at + 20, true),
      offset: directory.getUint32(at + 42, true),
    }
    const size = directory.getUint32(at + 24, true)
    entries.push({ name, size, read: () => unpack(file, packed, size) })
    at += 46 + nameLength + directory.getUint16(at + 30, true) + directory.getUint16(at + 32, true)
  }
  return entries
}

interface Packed {
  readonly method: number
  readonly size: number
  readonly offset: number
}

async function unpack(file: Blob, { method, size, offset }: Packed, unpacked: number): Promise<Uint8Array> {
  const header = await viewOf(file.slice(offset, offset + 30))
  // The lengths here may differ from those in the directory.
  const start = offset + 30 + header.getUint16(26, true) + header.getUint16(28, true)
  const content = file.slice(start, start + size)
  if (method === STORED) return new Uint8Array(await content.arrayBuffer())
  if (method !== DEFLATED) throw new FileProblem(zipMessages.unknownMethod)
  const stream = content.stream().pipeThrough(new DecompressionStream('deflate-raw'))
  return collect(stream, unpacked)
}

/** Never reads more bytes than announced: a few kilobytes can unpack to gigabytes. */
async function collect(stream: ReadableStream<Uint8Array>, size: number): Promise<Uint8Array> {
  const bytes = new Uint8Array(size)
  const reader = stream.getReader()
  let length = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    if (length + value.length > size) {
      await reader.cancel()
      throw new FileProblem(zipMessages.damaged)
    }
    bytes.set(value, length)
    length += value.length
  }
  return bytes.subarray(0, length)
}

async function viewOf(part: Blob): Promise<DataView> {
  return new DataView(await part.arrayBuffer())
}
