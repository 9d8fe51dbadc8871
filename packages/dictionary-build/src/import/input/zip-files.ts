import { open } from 'node:fs/promises'
import { promisify } from 'node:util'
import { inflateRaw } from 'node:zlib'
import { ImportError } from '../import-error'

/** A file in an archive. */
export interface ZipFile {
  /** With its folders. */
  readonly name: string
  /** Unpacked, in bytes. */
  readonly size: number
  /** Of its content, as the archive tells it. */
  readonly crc: number
  read(): Promise<Buffer>
}

const unpack = promisify(inflateRaw)

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
/** The end record with the longest comment that it may have. */
const LONGEST_END = 22 + 0xffff
/** Larger files are not what is looked for; an archive may claim any size. */
const LARGEST = 256 * 1024 * 1024

/** The files of a ZIP archive by its directory (PKWARE's APPNOTE, 4.3); stored or deflated, up to 4 GB. */
export async function zipFiles(path: string): Promise<ZipFile[]> {
  const damaged = () => new ImportError(`${path} is damaged, or no ZIP archive that can be read here`)
  const read = async (position: number, length: number): Promise<Buffer> => {
    const handle = await open(path)
    try {
      const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
      if (bytesRead < length) throw damaged()
      return buffer
    } finally {
      await handle.close()
    }
  }
  const handle = await open(path)
  const { size } = await handle.stat().finally(() => handle.close())
  const tail = await read(Math.max(0, size - LONGEST_END), Math.min(size, LONGEST_END))
  let end = tail.length - 22
  while (end >= 0 && tail.readUInt32LE(end) !== END_OF_DIRECTORY) end--
  if (end < 0) throw damaged()
  const directory = await read(tail.readUInt32LE(end + 16), tail.readUInt32LE(end + 12))
  const files: ZipFile[] = []
  for (let at = 0; at + 46 <= directory.length && directory.readUInt32LE(at) === DIRECTORY_ENTRY; ) {
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => directory.readUInt16LE(at + offset))
    const method = directory.readUInt16LE(at + 10)
    const [crc, packed, unpacked] = [16, 20, 24].map((offset) => directory.readUInt32LE(at + offset))
    const place = directory.readUInt32LE(at + 42)
    files.push({
      name: directory.toString('utf8', at + 46, at + 46 + nameLength!),
      size: unpacked!,
      crc: crc!,
      read: async () => {
        if (unpacked! > LARGEST || (method !== 0 && method !== 8)) throw damaged()
        // Its own header repeats the name, and may have other extra fields than the directory.
        const header = await read(place, 30)
        const start = place + 30 + header.readUInt16LE(26) + header.readUInt16LE(28)
        const bytes = await read(start, packed!)
        return method === 0 ? bytes : await unpack(bytes, { maxOutputLength: LARGEST })
      },
    })
    at += 46 + nameLength! + extra! + comment!
  }
  return files
}
