import { zipSync } from 'fflate'

/** The earliest date that the format allows; constant, so that the same files always make the same archive. */
const mtime = new Date(1980, 0, 1)

/**
 * Returns a zip archive of files, keyed by their paths (with /). Holds everything in memory, so it suits small files
 * only.
 */
export function zip(files: ReadonlyMap<string, Buffer>): Buffer {
  return Buffer.from(zipSync(Object.fromEntries(files), { level: 9, mtime }))
}
