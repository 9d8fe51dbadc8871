import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { PrismaClient } from '@wordhoard/database/client'
import { openPool } from '@wordhoard/database/pool'
import { projectRoot } from '@wordhoard/database/project-root'
import { Replicas } from '@wordhoard/database/replicas/replicas'
import { asApplicationRole } from '@wordhoard/testkit/database/test-dictionary'
import { workerDatabase } from '@wordhoard/testkit/database/worker-database'
import type { FastifyInstance } from 'fastify'
import pg from 'pg'
import { buildApp } from '../app'
import { readEnv } from '../env'
import { type ThreadQueue, threadQueue } from '../lib/threads/thread-pool'
import { type Dictionary, openDictionary } from '../modules/dictionary/open-dictionary'
import { Cleanups } from '../services/cleanups'
import type { Content, ContentDeps } from '../services/newest-content'
import { openServices } from '../services/open-services'
import { recordUndeclaredErrors } from './undeclared-errors'
import { writeWebClient } from './web-client'

export interface TestApp {
  readonly app: FastifyInstance
  readonly pool: pg.Pool
  readonly db: PrismaClient
  /** Runs SQL as the owner of the tables, to create a trigger for example. */
  ownerQuery(sql: string): Promise<void>
  readonly dictionary: Dictionary
  /** Lines printed for the operator. */
  readonly printedLines: readonly string[]
  /** Data folder: given in the environment, or the application's own. */
  readonly dataDir: string
  /** Closes the application. Rejects if an endpoint has answered an error that its contract doesn't declare. */
  close(): Promise<void>
}

/**
 * Opens the whole application on the real dictionary, built as in server.ts, without listening.
 *
 * @param withPages whether to serve a web client too, as in the product
 * @param hasReplica whether to name the database itself as its replica, from which nothing is read therefore
 * @param queue queue of work in threads; defaults to the product's
 * @param textTimeLimit time limit for reading a text in a thread, in ms
 */
export async function openTestApp(
  environment: Record<string, string> = {},
  {
    withPages = false,
    hasReplica = false,
    queue = threadQueue(),
    textTimeLimit,
  }: {
    readonly withPages?: boolean
    readonly hasReplica?: boolean
    readonly queue?: ThreadQueue
    readonly textTimeLimit?: number
  } = {},
): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'wordhoard-api-'))
  const env = readEnv({ DATA_DIR: dataDir, ...environment })
  const connectionString = await workerDatabase()
  const cleanups = new Cleanups()
  const pool = openPool(asApplicationRole(connectionString), { connections: 4 })
  cleanups.add(() => pool.end())
  const replicas = new Replicas(pool, {
    urls: hasReplica ? [asApplicationRole(connectionString)] : [],
    maxLagMs: env.databaseReplicaMaxLagMs,
    connections: 1,
    limits: env.databaseLimits,
  })
  cleanups.add(() => replicas.close())
  const printedLines: string[] = []
  const undeclared = recordUndeclaredErrors()
  const services = await openServices(env, {
    database: {
      pool,
      replicas,
      openStartupPool: () => openPool(asApplicationRole(connectionString), { connections: 1 }),
      ownerConnectionString: connectionString,
      isDiskFull: () => false,
    },
    cleanups,
    openContent: copyContent,
    logger: undeclared.logger,
    printLine: (line) => void printedLines.push(line),
    webClient: withPages ? writeWebClient(join(dataDir, 'web-client')) : undefined,
    queue,
    textTimeLimit,
  })
  const app = await buildApp(services)
  cleanups.add(() => app.close())
  await app.ready()
  return {
    app,
    pool,
    db: services.db,
    ownerQuery: (sql) => queryOnce(connectionString, sql),
    dictionary: services.dictionary,
    printedLines,
    dataDir: env.dataDir,
    close: async () => {
      const failures: unknown[] = []
      await cleanups.run((error) => failures.push(error))
      rmSync(dataDir, { recursive: true, force: true })
      if (failures.length > 0) throw failures[0]
      undeclared.assertNone()
    },
  }
}

/**
 * Opens the dictionary of the copied database, whose index all runs share. There is no library, because tests count
 * articles.
 */
async function copyContent({ database }: ContentDeps): Promise<Content> {
  return { dictionary: await openDictionary(database.pool, join(projectRoot(), '.data-test')), articles: [] }
}

async function queryOnce(connectionString: string, sql: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  await client.query(sql).finally(() => client.end())
}
