import { buffer } from 'node:stream/consumers'
import { type ZipFile as Archive, openPromise } from 'yauzl'
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

/** Larger files are not what is looked for; an archive may claim any size. */
const LARGEST = 256 * 1024 * 1024

/** The files of a ZIP archive by its directory; each is read when it is asked for. */
export async function zipFiles(path: string): Promise<ZipFile[]> {
  return inArchive(path, async (archive) => {
    const files: ZipFile[] = []
    for await (const entry of archive.eachEntry()) {
      const read = async (opened: Archive) => {
        if (entry.uncompressedSize > LARGEST) throw new Error(`${entry.fileName} is too large`)
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
    throw new ImportError(`${path} is damaged, or no ZIP archive that can be read here`, { cause })
  }
}
