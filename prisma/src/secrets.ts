import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Returns a secret of this installation, generated once and kept in the data directory (mode 600).
 *
 * @returns 64 hexadecimal digits
 */
export function secretOf(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  if (!existsSync(file)) {
    // With an external database, nothing else may have created the directory yet.
    mkdirSync(dataDir, { recursive: true })
    // Written completely under another name, then linked, so that a half-written secret is never read. Of two processes
    // that start at the same time, the first wins.
    const fresh = `${file}.${randomUUID()}`
    writeFileSync(fresh, randomBytes(32).toString('hex'), { mode: 0o600 })
    try {
      linkSync(fresh, file)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    } finally {
      rmSync(fresh)
    }
  }
  return readFileSync(file, 'utf8').trim()
}
