import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Writes a file and renames it into place, so that a crash never leaves half of one; makes its folder when there is none.
 * Waits for the disc: for a thread that nobody else is waiting for.
 */
export function keepFile(file: string, content: Uint8Array): void {
  const fresh = `${file}.${process.pid}`
  try {
    writeFileSync(fresh, content)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
    // The first of its folder.
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(fresh, content)
  }
  renameSync(fresh, file)
}
