import { join } from 'node:path'
import { type EmbeddedServer, startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { APPLICATION_ROLE, asRole } from '@wordhoard/database/roles'
import { secretOf } from '@wordhoard/database/secrets'
import { buildDictionary } from '@wordhoard/dictionary-build/build'
import { testDatabases } from './test-databases'

/** What a power cut would damage can be built again: tests need not wait for the disk. */
const withoutDisk = { fsync: 'off', full_page_writes: 'off' }

const dataDir = join(projectRoot(), '.data-test')

/** An address of a test database for the role that the application works as: it makes and drops nothing. */
export function asApplication(connectionString: string): string {
  return asRole(connectionString, APPLICATION_ROLE, secretOf(dataDir, 'postgres-application'))
}

/** A run's own copy of the database with the dictionary. */
export interface TestTemplate {
  readonly server: EmbeddedServer
  /** With the owner's rights. */
  readonly connectionString: string
  /** Drops what belongs to this run, and lets go of the server. */
  close(): Promise<void>
}

/**
 * Opens the server that all test runs of this checkout share (`.data-test`), brings its dictionary up to date and copies it
 * for this run.
 */
export async function openTestTemplate(): Promise<TestTemplate> {
  const server = await startEmbeddedPostgres({ dataDir, share: true, settings: withoutDisk })
  const databases = await testDatabases(server)
  const connectionString = await databases.prepare(migrateWithDictionary(server))
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
 * Work for `TestDatabases.prepare`: migrates the database that runs are copied from, and builds its dictionary where the
 * sources have changed; a minute the first time, a moment later on.
 */
function migrateWithDictionary(server: EmbeddedServer): () => Promise<void> {
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
