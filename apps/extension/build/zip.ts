import { zipSync } from 'fflate'

/** The first day that the format knows: the same files always make the same archive. */
const mtime = new Date(1980, 0, 1)

/** A zip archive of files by their paths (with /). For small files: all is held in memory. */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime }))
}
