/**
 * `pnpm restore FILE`: restores a backup into an empty DATA_DIR, or into the empty database at DATABASE_OWNER_URL and an
 * empty DATA_DIR. `-` reads from standard input. Ctrl-C leaves both as empty as they were.
 */
import { createWriteStream, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { restore } from '../backup/restore'
import { DatabaseError } from '../database-error'
import { findInstallation } from '../tool-database'

const given = process.argv[2]
if (!given || process.argv.length > 3) {
  console.error('Usage: pnpm restore FILE (or - for standard input)')
  process.exit(2)
}
const stopping = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => stopping.abort())
// Kept outside DATA_DIR, which must be empty.
const spool = given === '-' ? mkdtempSync(join(tmpdir(), 'wordhoard-restore-')) : undefined
let code = 0
try {
  const file = spool ? join(spool, 'backup') : resolve(given)
  if (spool)
    await pipeline(process.stdin, createWriteStream(file, { mode: 0o600 }), { signal: stopping.signal })
  const { tables, rows, files, createdAt, migrated } = await restore({
    file,
    ...findInstallation(),
    signal: stopping.signal,
    log: (sentence) => console.info(sentence),
  })
  const count = (number: number) => number.toLocaleString('en-GB')
  console.info(
    `Restored ${count(rows)} rows of ${tables} tables and ${count(files)} files, as they were at ${createdAt.toISOString()}.`,
  )
  if (migrated.length > 0) console.info(`Then migrated to this version: ${migrated.join(', ')}.`)
} catch (error) {
  code = 1
  const isStopped = stopping.signal.aborted
  console.error(
    isStopped ? 'Stopped. Nothing was restored.' : error instanceof DatabaseError ? error.message : error,
  )
} finally {
  if (spool) rmSync(spool, { recursive: true, force: true })
}
process.exit(code)
