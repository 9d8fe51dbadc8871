import type { EmbeddedServer } from '@wordhoard/database/embedded-postgres'
import { openDatabase } from '@wordhoard/database/open'
import { buildDictionary } from '@wordhoard/dictionary/build'

/**
 * Work for `TestDatabases.prepare`: migrates the database that runs are copied from, and builds its dictionary where the
 * sources have changed; a minute the first time, a moment later on.
 */
export function migratedWithDictionary(server: EmbeddedServer, dataDir: string): () => Promise<void> {
  return async () => {
    const database = await openDatabase({ databaseUrl: server.connectionString, dataDir })
    await buildDictionary(database.pool, { onProgress: () => undefined })
    await database.close()
  }
}
