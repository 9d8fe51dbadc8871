import cluster from 'node:cluster'
import { existsSync } from 'node:fs'
import { Server } from 'node:net'
import { join } from 'node:path'
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { DatabaseError } from '@wordhoard/database/database-error'
import { type OpenDatabase, openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import type { FastifyInstance } from 'fastify'
import { pino } from 'pino'
import { buildApp } from './app'
import { ConfigurationError, type Env, readEnv } from './env'
import { limitThreadsByThemselves } from './lib/threads/thread-heaps'
import { closeDemo, openDemo } from './modules/demo/demo-accounts'
import { Cleanups } from './services/cleanups'
import { newestContent } from './services/newest-content'
import { openServices } from './services/open-services'
import { warmUp } from './services/warm-up'
import { startsQuietly, startWorkers, tellReady, WORKER_STOP_MS, WorkerFailedError } from './services/workers'

/** Time for in-flight requests to finish when the server stops. */
const STOP_LIMIT_MS = cluster.isWorker ? WORKER_STOP_MS : 9_000
/** Connections of PostgreSQL that processes use besides those of their pools: two listen. */
const LISTENING = 2
/** One more that compares replicas with the primary. */
const countOthers = ({ databaseReplicaUrls }: Env) => LISTENING + Math.min(1, databaseReplicaUrls.length)

/** Run when the process stops, for whatever has been started by then. */
const cleanups = new Cleanups()
/** How long connections that are open when the server stops listening may still bring a call, in ms. */
const LAST_CALLS_MS = 1_000
/** How often connections without a call are closed while the server stops, in ms. */
const IDLE_CHECK_MS = 100
/** Set once the server listens: how to go on answering for a while after SIGTERM. */
let drain: (() => Promise<void>) | undefined

async function start(): Promise<void> {
  const env = readEnv(process.env)
  if (env.workers > 1 && cluster.isPrimary) await startPrimary(env)
  else await startServer(env)
}

/** Starts a process that only keeps the database and the workers running. */
async function startPrimary(env: Env): Promise<void> {
  const connections = env.workers * (env.databaseConnections + countOthers(env))
  const database = await open(env, {
    // Some more for tools, and for this process.
    embeddedSettings: { max_connections: String(Math.max(100, connections + 20)) },
  })
  cleanups.add(() => database.close())
  // Secrets in the data folder are made once, before workers read them.
  env.jwtSecret()
  const workers = await startWorkers({
    count: env.workers,
    environment: env.databaseUrl
      ? {}
      : {
          DATABASE_URL: database.pool.options.connectionString as string,
          DATABASE_OWNER_URL: database.ownerConnectionString,
        },
    drainSeconds: env.drainSeconds,
    printLine,
  })
  cleanups.add(() => workers.stop())
  if (env.drainSeconds > 0) {
    drain = () => {
      cleanups.announce()
      return workers.stop()
    }
  }
  printLine(
    `Ready: ${env.publicUrl} (${env.workers} workers, up to ${connections} connections of PostgreSQL)`,
  )
}

/** Starts a process that answers requests. */
async function startServer(env: Env): Promise<void> {
  let isQuiet = startsQuietly()
  const printUnlessQuiet = (line: string) => {
    if (!isQuiet) printLine(line)
  }
  const logger = pino({ level: env.logLevel })
  // The database starts in its own processes while this one loads the sense model.
  const database = open(env, {
    log: printUnlessQuiet,
    replicaUrls: env.databaseReplicaUrls,
    maxReplicaLagMs: env.databaseReplicaMaxLagMs,
  })
  // A failure to open it is reported below.
  cleanups.add(async () => (await database.catch(() => undefined))?.close())
  const services = await openServices(env, {
    database,
    cleanups,
    openContent: newestContent,
    logger,
    printLine: printUnlessQuiet,
    webClient: findWebClient(),
  })
  const app = await buildApp(services)
  cleanups.add(() => closeApp(app))
  const demo = env.demo ? await openDemo(services.pool) : await closeDemo(services.pool)
  await listen(app, env)
  if (env.drainSeconds > 0) drain = () => drainCalls(app, env.drainSeconds)
  if (isPublicOverHttp(env)) {
    printUnlessQuiet(
      'Warning: PUBLIC_URL is plain http. Good for a class on a local network; use https everywhere else.',
    )
  }
  for (const line of demo) printUnlessQuiet(line)
  if (cluster.isPrimary) printLine(`Ready: ${env.publicUrl}`)
  isQuiet = false
  tellReady()
  warmUp(services)
}

function printLine(line: string): void {
  console.info(line)
}

function open(
  env: Env,
  options: {
    readonly log?: (sentence: string) => void
    readonly embeddedSettings?: Readonly<Record<string, string>>
    readonly replicaUrls?: readonly string[]
    readonly maxReplicaLagMs?: number
  },
): Promise<OpenDatabase> {
  return openDatabase({
    databaseUrl: env.databaseUrl,
    ownerUrl: env.databaseOwnerUrl,
    directUrl: env.databaseDirectUrl,
    connections: env.databaseConnections,
    role: 'application',
    dataDir: env.dataDir,
    limits: env.databaseLimits,
    log: printLine,
    onGiveUp: (sentence) => {
      console.error(sentence)
      void stop(1)
    },
    ...options,
  })
}

/**
 * Closes the application once calls that are being answered have ended. Their connections are closed as they become
 * idle: the library does so only once, and would otherwise wait for callers that keep theirs.
 */
async function closeApp(app: FastifyInstance): Promise<void> {
  const closing = setInterval(() => app.server.closeIdleConnections(), IDLE_CHECK_MS)
  await app.close().finally(() => clearInterval(closing))
}

async function listen(app: FastifyInstance, { port, host }: Env): Promise<void> {
  try {
    await app.listen({ port, host })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EADDRINUSE') throw error
    throw new ConfigurationError(
      `Port ${port} on ${host} is already taken. Stop the program that uses it, or choose another PORT.`,
    )
  }
}

/** Returns whether PUBLIC_URL invites other machines over plain http. */
function isPublicOverHttp({ production, publicUrl }: Env): boolean {
  return (
    !production && publicUrl.startsWith('http:') && !/^http:\/\/(localhost|127\.|\[::1\])/.test(publicUrl)
  )
}

function findWebClient(): string | undefined {
  const folder = join(projectRoot(), 'apps', 'web', 'dist')
  if (existsSync(join(folder, 'index.html'))) return folder
  if (!startsQuietly()) console.warn('The web client is not built (pnpm build); only the API answers.')
  return undefined
}

async function stop(code: number): Promise<void> {
  if (cleanups.isRunning) return
  const limit = setTimeout(() => process.exit(1), STOP_LIMIT_MS)
  limit.unref()
  await cleanups.run((error) => console.error('While stopping:', error))
  process.exit(code)
}

/**
 * Goes on answering while `/api/ready` says that the server stops, then refuses new connections. A proxy that hasn't
 * asked sends a refused call elsewhere; a connection closed after the call was sent would be an error for its caller.
 */
async function drainCalls(app: FastifyInstance, seconds: number): Promise<void> {
  cleanups.announce()
  await sleep(seconds * 1000)
  // By now this turn of the event loop has accepted whoever was waiting; the rest would be reset.
  await nextTurn()
  // The method of http.Server would close connections on which a call is just arriving.
  Server.prototype.close.call(app.server)
  await sleep(LAST_CALLS_MS)
}

/** Stops after the drain. A second signal ends it. */
async function drainAndStop(): Promise<void> {
  if (!cleanups.isAnnounced) await drain?.()
  await stop(0)
}

process.on('SIGTERM', () => void drainAndStop())
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => void stop(0))
// `npm start` keeps a channel open, so that the server doesn't outlive it.
process.on('disconnect', () => void stop(0))
process.channel?.unref()

limitThreadsByThemselves()
start().catch((error: unknown) => {
  const expected = error instanceof ConfigurationError || error instanceof DatabaseError
  if (!(error instanceof WorkerFailedError)) console.error(expected ? error.message : error)
  void stop(1)
})
