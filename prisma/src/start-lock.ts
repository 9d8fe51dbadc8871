import { readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Age in ms after which a lock is stale: the start has failed, or its process id belongs to another program by now. */
const STALE_MS = 60_000

/**
 * Runs `start` while no other start runs on this data directory, in this or any other process. Otherwise one of two
 * simultaneous starts would take the other's new server for one left by a crash.
 */
export async function withStartLock<T>(dataDir: string, start: () => Promise<T>): Promise<T> {
  const file = join(dataDir, 'start.lock')
  while (!tryTake(file)) {
    if (isStale(file)) rmSync(file, { force: true })
    else await sleep(20)
  }
  try {
    return await start()
  } finally {
    rmSync(file, { force: true })
  }
}

function tryTake(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

function isStale(file: string): boolean {
  try {
    if (Date.now() - statSync(file).mtimeMs > STALE_MS) return true
    process.kill(Number(readFileSync(file, 'utf8')) || process.pid, 0)
    return false
  } catch (error) {
    // ESRCH: the process is gone. ENOENT: the lock was released at this moment.
    return (error as NodeJS.ErrnoException).code === 'ESRCH'
  }
}
