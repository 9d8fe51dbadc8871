import type { ChildProcess } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { EmbeddedPostgresError } from './postgres-binaries'
import { findPostmaster, type Postmaster } from './postmaster'

/** Waits until a starting server accepts connections; returns undefined if there is none or `child` ended. */
export async function waitForPostmaster(
  cluster: string,
  deadline: number,
  child?: ChildProcess,
): Promise<Postmaster | undefined> {
  for (;;) {
    const found = findPostmaster(cluster)
    if (found?.ready) return found
    if (!found && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (child && child.exitCode !== 0) {
        // PostgreSQL's own lock may have stopped it because another start was quicker; wait for that one.
        await sleep(200)
        if (findPostmaster(cluster)) continue
        throw new EmbeddedPostgresError(`PostgreSQL did not start; the end of its log:\n${endOfLog(cluster)}`)
      }
      return undefined
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not become ready in time; the end of its log:\n${endOfLog(cluster)}`,
      )
    }
    await sleep(20)
  }
}

function endOfLog(cluster: string): string {
  const file = join(dirname(cluster), 'postgres.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n') : '(no log)'
}
