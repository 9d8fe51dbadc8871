import { join } from 'node:path'
import { type EmbeddedServer, startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { APPLICATION_ROLE, asRole } from '@wordhoard/database/roles'
import { secretOf } from '@wordhoard/database/secrets'
import { buildDictionary } from '@wordhoard/dictionary-build/build'
import { testDatabases } from './test-databases'

/** Settings that avoid waiting for the disk: a database damaged by a power cut can be rebuilt. */
const noDiskSync = { fsync: 'off', full_page_writes: 'off' }

const testDataDir = join(projectRoot(), '.data-test')

/** Converts the connection string of a test database to the application's role, which can't create or drop anything. */
export function asApplicationRole(connectionString: string): string {
  return asRole(connectionString, APPLICATION_ROLE, secretOf(testDataDir, 'postgres-application'))
}

/** A run's own copy of the database with the dictionary. */
export interface TestTemplate {
  readonly server: EmbeddedServer
  /** Connects with the owner's rights. */
  readonly connectionString: string
  /** Drops this run's databases and releases the server. */
  close(): Promise<void>
}

/**
 * Opens the server shared by all test runs of this checkout (`.data-test`), updates its dictionary and copies it for
 * this run.
 *
 * @param options.dataDir another folder to hold the server
 * @param options.isDurable whether commits wait for the disk, for measurements; nothing else may use the server then
 */
export async function openTestTemplate({
  dataDir = testDataDir,
  isDurable = false,
} = {}): Promise<TestTemplate> {
  const server = await startEmbeddedPostgres({
    dataDir,
    share: !isDurable,
    settings: isDurable ? {} : noDiskSync,
  })
  const databases = await testDatabases(server)
  const connectionString = await databases.prepare(migrateWithDictionary(server, dataDir))
  return {
    server,
    connectionString,
    close: async () => {
      await databases.close()
      await server.stop()
    },
  }
}

/**
 * Returns the `build` step for `TestDatabases.prepare`: migrates the database that runs are copied from, and rebuilds
 * its dictionary if the sources have changed. Takes a minute the first time, a moment later on.
 */
function migrateWithDictionary(server: EmbeddedServer, dataDir: string): () => Promise<void> {
  return async () => {
    const database = await openDatabase({
      databaseUrl: server.applicationConnectionString,
      ownerUrl: server.connectionString,
      dataDir,
    })
    await buildDictionary(database.pool, { onProgress: () => undefined })
    await database.close()
  }
}
