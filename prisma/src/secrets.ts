import { randomBytes, randomUUID } from 'node:crypto'
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * A secret of this installation, made once and kept in the data directory (mode 600).
 *
 * @returns 64 hexadecimal digits
 */
export function secretOf(dataDir: string, name: string): string {
  const file = join(dataDir, `${name}.secret`)
  if (!existsSync(file)) {
    // With a database elsewhere nothing else may have made the directory yet.
    mkdirSync(dataDir, { recursive: true })
    // Written whole under another name, then linked: a half-written secret must never be read, and of two processes
    // that start at once the first wins.
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
