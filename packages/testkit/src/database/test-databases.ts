import type { EmbeddedServer } from '@wordhoard/database/embedded-postgres'
import pg from 'pg'

/** One run at a time builds and copies; the number has no meaning. */
const SETUP_LOCK = 7_203_119

/** Databases of one test run on the server that all runs share. */
export interface TestDatabases {
  /**
   * Copies the database with the dictionary for this run, once `build` has brought it up to date; one run at a time.
   *
   * @returns the copy's connection string
   */
  prepare(build: () => Promise<void>): Promise<string>
  /** Drops what belongs to this run. */
  close(): Promise<void>
}

/** Begins a run: databases are named by its process, and those of runs that were cut off are dropped. */
export async function testDatabases(server: EmbeddedServer): Promise<TestDatabases> {
  const admin = new pg.Client({ connectionString: server.connectionStringOf('postgres') })
  // The server may be stopped by the process that owns it; the next query says so.
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

/** Copying needs a source that nobody is connected to; a test of another run lets go of it in a moment. */
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

/** Drops databases of runs, by the process that made them. */
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
