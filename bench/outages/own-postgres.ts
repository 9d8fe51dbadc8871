import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { findPostmaster } from '@wordhoard/database/postmaster'
import { secretOf } from '@wordhoard/database/secrets'
import pg from 'pg'

/** Controls the embedded PostgreSQL of a data directory from outside the server that uses it. */
export function ownPostgres(dataDir: string) {
  const postmaster = () => {
    const found = findPostmaster(join(dataDir, 'postgres'))
    if (!found) throw new Error('PostgreSQL is not running')
    return found
  }
  return {
    pid: () => postmaster().pid,
    /** Returns the process ids of the server and all its children. */
    pids: () => {
      const { pid } = postmaster()
      const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
      return [pid, ...children.filter(Boolean).map(Number)]
    },
    /** Runs SQL as the owner of the database. */
    query: async <Row extends object>(sql: string, values: unknown[] = []): Promise<Row[]> => {
      const password = secretOf(dataDir, 'postgres')
      const { port } = postmaster()
      const client = new pg.Client(`postgresql://wordhoard:${password}@127.0.0.1:${port}/wordhoard`)
      client.on('error', () => undefined)
      await client.connect()
      return client
        .query<Row>(sql, values)
        .then(({ rows }) => rows)
        .finally(() => client.end())
    },
  }
}

export type OwnPostgres = ReturnType<typeof ownPostgres>

/** Sends a signal to processes, some of which may have ended meanwhile. */
export function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
    }
  }
}
