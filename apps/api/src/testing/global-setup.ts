import { join } from 'node:path'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { buildDictionary } from '@wordhoard/dictionary/build'
import type { TestProject } from 'vitest/node'
import { testDatabases } from './test-databases'

declare module 'vitest' {
  interface ProvidedContext {
    /** A migrated database with the whole dictionary; tests read it, they never write to it. */
    dictionaryDatabase: string
    /** The same, with nobody connected to it: what workers clone (worker-database.ts). */
    templateDatabase: string
  }
}

/**
 * A real PostgreSQL for the tests, with the real dictionary: built once into `.data-test`, and again only when the
 * dictionary's sources change. This run's template is a copy of it.
 */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = join(projectRoot(), '.data-test')
  const server = await startEmbeddedPostgres({ dataDir, share: true })
  const databases = await testDatabases(server)
  const template = await databases.prepare(async () => {
    const database = await openDatabase({ databaseUrl: server.connectionString, dataDir })
    await buildDictionary(database.pool, { onProgress: () => undefined })
    await database.close()
  })
  project.provide('dictionaryDatabase', server.connectionString)
  project.provide('templateDatabase', template)
  return async () => {
    await databases.close()
    await server.stop()
  }
}
