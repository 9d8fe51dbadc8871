/**
 * Brings the dictionary that tests and journeys copy up to date, as they would do themselves: a minute on one core the
 * first time, which `npm test` has beside its checks.
 */
import { join } from 'node:path'
import { startEmbeddedPostgres } from '@wordhoard/database/embedded-postgres'
import { projectRoot } from '@wordhoard/database/project-root'
import { testDatabases } from '../apps/api/src/testing/test-databases'
import { migratedWithDictionary } from '../apps/api/src/testing/test-dictionary'

const dataDir = join(projectRoot(), '.data-test')
const server = await startEmbeddedPostgres({ dataDir, share: true })
const databases = await testDatabases(server)
await databases.prepare(migratedWithDictionary(server, dataDir))
await databases.close()
await server.stop()
