import { join } from 'node:path'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { buildDictionary } from '@wordhoard/dictionary/build'
import pg from 'pg'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary; tests read it, they never write to it. */
    dictionaryDatabase: string
    /** The same, with nobody connected to it: what workers clone (worker-database.ts). */
    templateDatabase: string
  }
}

/** One run at a time builds and copies; the number has no meaning. */
const SETUP_LOCK = 7_203_119

/**
 * A real PostgreSQL for the tests, with the real dictionary: built once into `.data-test`, and again only when the
 * dictionary's sources change. This run's template is a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(projectRoot(), '.data-test')
  const server = await startEmbeddedPostgres({ dataDir, share: true })
  const admin = new pg.Client({ connectionString: server.connectionStringOf('postgres') })
  await admin.connect()
  await admin.query('SELECT pg_advisory_lock($1)', [SETUP_LOCK])
  const database = await openDatabase({ databaseUrl: server.connectionString, dataDir })
  await buildDictionary(database.pool, { onProgress: () => undefined })
  await database.close()
  await dropTestDatabases(admin, (pid) => pid === process.pid || !isAlive(pid))
  const template = `test_${process.pid}`
  await copyDatabase(admin, new URL(server.connectionString).pathname.slice(1), template)
  await admin.query('SELECT pg_advisory_unlock($1)', [SETUP_LOCK])
  project.provide('dictionaryDatabase', server.connectionString)
  project.provide('templateDatabase', server.connectionStringOf(template))
  return async () => {
    await dropTestDatabases(admin, (pid) => pid === process.pid)
    await admin.end()
    await server.stop()
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
async function dropTestDatabases(admin: pg.Client, whose: (pid: number) => boolean): Promise<void> {
  const { rows } = await admin.query<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname ~ '^test_[0-9]+'`,
  )
  for (const { name } of rows) {
    if (whose(Number(name.split('_')[1]))) await admin.query(`DROP DATABASE "${name}" WITH (FORCE)`)
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
