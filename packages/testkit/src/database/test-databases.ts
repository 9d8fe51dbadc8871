import type { EmbeddedServer } from '@wordhoard/database/embedded-postgres'
import pg from 'pg'

/** Key of the advisory lock that lets only one run at a time build and copy; the number is arbitrary. */
const SETUP_LOCK = 7_203_119

/** Databases of one test run, on the server that all runs share. */
export interface TestDatabases {
  /**
   * Waits for `build` to update the database with the dictionary, then copies it for this run. Only one run at a time
   * does so.
   *
   * @returns the copy's connection string
   */
  prepare(build: () => Promise<void>): Promise<string>
  /** Drops the databases of this run. */
  close(): Promise<void>
}

/** Connects for a new run, which names its databases by its process id. `prepare` drops those of aborted runs. */
export async function testDatabases(server: EmbeddedServer): Promise<TestDatabases> {
  const admin = new pg.Client({ connectionString: server.connectionStringOf('postgres') })
  // The process that owns the server may stop it; the next query then reports the error.
  admin.on('error', () => undefined)
  await admin.connect()
  return {
    prepare: async (build) => {
      await admin.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK])
      await build()
      await dropDatabases(admin, (pid) => pid === process.pid || !isAlive(pid))
      const copy = `test_${process.pid}`
      await copyDatabase(admin, new URL(server.connectionString).pathname.slice(1), copy)
      await admin.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK])
      return server.connectionStringOf(copy)
    },
    close: async () => {
      await dropDatabases(admin, (pid) => pid === process.pid)
      await admin.end()
    },
  }
}

/** Copies a database. Retries while the source has connections, which a test of another run closes in a moment. */
async function copyDatabase(admin: pg.Client, source: string, target: string): Promise<void> {
  const deadline = Date.now() + 60_000
  for (;;) {
    try {
      await admin.query(`CREATE DATABASE "${target}" TEMPLATE "${source}" STRATEGY FILE_COPY`)
      return
    } catch (error) {
      if ((error as { code?: string }).code !== '55006' || Date.now() > deadline) throw error
    }
  }
}

/** Drops databases of test runs, chosen by the id of the process that created them. */
async function dropDatabases(admin: pg.Client, isDropped: (pid: number) => boolean): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^test_[0-9]+'`,
  )
  for (const { name } of rows) {
    if (isDropped(Number(name.split('_')[1])))
      await admin.query(`DROP DATABASE IF EXISTS "${name}" WITH (FORCE)`)
  }
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
