import { join } from 'node:path'
import { openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { type RunningServer, startProduct, startServer } from '@wordhoard/testkit/server/start-server'
import pg from 'pg'

/** The product on a test database of its own, with a client that has the owner's rights. */
export interface ProductOnTestDatabase {
  readonly client: pg.Client
  readonly product: RunningServer
  /** Starts the baseline of signed-in calls on the same database (`vocabulary-server`). */
  startBare(): Promise<RunningServer>
  /** Stops all servers and drops the database. */
  stop(): Promise<void>
}

/**
 * Starts the built product for a measurement, without limits and checks for humans.
 *
 * @param options.fill inserts rows before the product starts
 * @param options.environment more of its environment
 */
export async function startOnTestDatabase({
  fill,
  environment = {},
}: {
  readonly fill?: (client: pg.Client) => Promise<void>
  readonly environment?: Readonly<Record<string, string>>
} = {}): Promise<ProductOnTestDatabase> {
  const { connectionString, close } = await openTestTemplate()
  const client = new pg.Client({ connectionString })
  const servers: RunningServer[] = []
  const stop = async () => {
    for (const server of servers.reverse()) await server.stop()
    await client.end()
    await close()
  }
  const startOne = async (start: Promise<RunningServer>) => {
    const server = await start
    servers.push(server)
    return server
  }
  const env = {
    DATABASE_URL: connectionString,
    DATA_DIR: '.data-test',
    RATE_LIMIT: 'off',
    HUMAN_CHECK: 'off',
    ...environment,
  }
  const bareServer = ['--import', 'tsx', join('bench', 'vocabulary', 'vocabulary-server.ts')]
  try {
    await client.connect()
    await fill?.(client)
    const product = await startOne(startProduct('.data-test', env))
    return { client, product, startBare: () => startOne(startServer(bareServer, '/ready', env)), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
