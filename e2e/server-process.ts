import { type RunningServer, startServer } from '@wordhoard/testkit/server/start-server'
import { databaseUrl } from './people'
import { dataDir } from './server-settings'

/**
 * Starts a second process on the journeys' database.
 *
 * @param publicUrl address of the service that tokens are valid for; defaults to the process's own address, and must be
 * set if it is one of several processes
 * @param pooledUrl address of the database through PgBouncer
 */
export function startProcess(port?: string, publicUrl?: string, pooledUrl?: string): Promise<RunningServer> {
  return startServer(['apps/api/dist/server.js'], '/api/ready', {
    DATABASE_URL: pooledUrl ?? databaseUrl(),
    ...(pooledUrl && { DATABASE_DIRECT_URL: databaseUrl() }),
    DATA_DIR: dataDir,
    RATE_LIMIT: 'off',
    ...(port && { PORT: port }),
    ...(publicUrl && { PUBLIC_URL: publicUrl }),
  })
}
