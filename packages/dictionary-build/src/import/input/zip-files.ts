import { buffer } from 'node:stream/consumers'
import { type ZipFile as Archive, openPromise } from 'yauzl'
import { ImportError } from '../import-error'

/** A file in an archive. */
export interface ZipFile {
  /** Path within the archive. */
  readonly name: string
  /** Unpacked size, in bytes. */
  readonly size: number
  /** Checksum of the content, as stated in the archive. */
  readonly crc: number
  read(): Promise<Buffer>
}

/** Maximum unpacked size of a file, in bytes. No file that we need is larger, and an archive may claim any size. */
const MAX_FILE_BYTES = 256 * 1024 * 1024

/** Lists the files of a ZIP archive from its directory; each is read on demand. */
export async function zipFiles(path: string): Promise<ZipFile[]> {
  return inArchive(path, async (archive) => {
    const files: ZipFile[] = []
    for await (const entry of archive.eachEntry()) {
      const read = async (opened: Archive) => {
        if (entry.uncompressedSize > MAX_FILE_BYTES) throw new Error(`${entry.fileName} is too large`)
        return buffer(await opened.openReadStreamPromise(entry))
      }
      files.push({
        name: entry.fileName,
        size: entry.uncompressedSize,
        crc: entry.crc32,
        read: () => inArchive(path, read),
      })
    }
    return files
  })
}

async function inArchive<T>(path: string, work: (archive: Archive) => Promise<T>): Promise<T> {
  try {
    const archive = await openPromise(path, { lazyEntries: true, autoClose: false })
    try {
      return await work(archive)
    } finally {
      archive.close()
    }
  } catch (cause) {
    throw new ImportError(`${path} is damaged or not a readable ZIP archive`, { cause })
  }
}
