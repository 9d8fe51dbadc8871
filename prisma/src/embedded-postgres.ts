import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkVersion, createCluster, SUPERUSER } from './cluster'
import { freePort, launch } from './launch'
import { EmbeddedPostgresError, postgresBinaries } from './postgres-binaries'
import { choosePostgresUser } from './postgres-user'
import { PostgresWatch } from './postgres-watch'
import { findPostmaster } from './postmaster'
import { APPLICATION_ROLE, asRole } from './roles'
import { secretOf } from './secrets'
import { withStartLock } from './start-lock'
import { waitForPostmaster } from './wait-for-postmaster'

const DATABASE = 'wordhoard'
/**
 * Advisory lock held by the process that owns the embedded server for as long as it lives; the number has no meaning.
 */
const OWNER_LOCK = 7_203_117
const START_LIMIT_MS = 60_000
/** Maximum time for recovery after a crash, in ms. */
const RECOVERY_LIMIT_MS = 600_000

/** An embedded server that accepts connections. */
export interface EmbeddedServer {
  readonly connectionString: string
  /** Returns the connection string of another database of this server. */
  connectionStringOf(database: string): string
  /** For the application's restricted role, once `separateRoles` has created it. */
  readonly applicationConnectionString: string
  /** False when another process owns the server and this one only joined. */
  readonly owned: boolean
  /** Returns whether the server is down because the disk is full; it restarts once there is room. */
  isDiskFull(): boolean
  stop(): Promise<void>
}

interface StartOptions {
  readonly dataDir: string
  readonly share?: boolean
  readonly settings?: Readonly<Record<string, string>>
  readonly log?: (sentence: string) => void
  readonly onGiveUp?: (sentence: string) => void
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating the cluster and its database the first time. The server listens on
 * a free port of the loopback interface only.
 *
 * A server left behind by a crashed process is stopped and a new one started. A server owned by another living process
 * is joined if `share` is set; otherwise an `EmbeddedPostgresError` is thrown.
 *
 * A server that dies is restarted on the same port, as often as it dies (postgres-watch.ts).
 *
 * @param options.settings additional PostgreSQL settings by name; a server that is joined keeps its own
 * @param options.log called when the server died and when it works again
 * @param options.onGiveUp called with the reason when restarting has failed three times
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedServer> {
  // PostgreSQL runs in another folder, where a relative path would mean a different place.
  const dataDir = resolve(options.dataDir)
  makeWritable(dataDir)
  return withStartLock(dataDir, () => start({ ...options, dataDir }))
}

async function start(options: StartOptions): Promise<EmbeddedServer> {
  const { dataDir } = options
  const binaries = await postgresBinaries()
  const as = choosePostgresUser(binaries.postgres, [dataDir, dirname(binaries.postgres)])
  const cluster = join(dataDir, 'postgres')
  const password = secretOf(dataDir, 'postgres')
  const addressOf = (port: number, database: string) =>
    `postgresql://${SUPERUSER}:${password}@127.0.0.1:${port}/${database}`
  const applicationAddressOf = (port: number) =>
    asRole(addressOf(port, DATABASE), APPLICATION_ROLE, secretOf(dataDir, 'postgres-application'))

  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const found = await waitForPostmaster(cluster, deadline)
    if (found) {
      const lock = await takeOwnership(addressOf(found.port, 'postgres'))
      if (!lock) {
        if (!options.share) {
          throw new EmbeddedPostgresError(
            `Another process is already running on the data directory ${dataDir}. Stop it first, or choose another DATA_DIR.`,
          )
        }
        await waitForDatabase(addressOf(found.port, 'postgres'), deadline)
        return {
          connectionString: addressOf(found.port, DATABASE),
          applicationConnectionString: applicationAddressOf(found.port),
          connectionStringOf: (database) => addressOf(found.port, database),
          owned: false,
          isDiskFull: () => false,
          stop: async () => undefined,
        }
      }
      await lock.end()
      await stopPostmaster(cluster, found.pid)
      continue
    }
    await createCluster(binaries.initdb, as, cluster, password)
    checkVersion(cluster)
    const launchPostgres = (port: number) => launch(binaries.postgres, as, dataDir, port, options.settings)
    const child = await launchPostgres(await freePort())
    const server = await waitForPostmaster(cluster, deadline, child)
    // Another start was quicker, so look again. (`setpriv` replaces itself with the server, so the process ids are
    // equal.)
    if (server?.pid !== child.pid || !server) continue
    const lock = await takeOwnership(addressOf(server.port, 'postgres'))
    if (!lock) continue
    await createDatabase(lock)
    const ownDatabase = () => takeOwnership(addressOf(server.port, 'postgres'))
    const watch = new PostgresWatch({
      dataDir,
      child,
      lock,
      takeOwnership: ownDatabase,
      restart: async () => {
        const again = await launchPostgres(server.port)
        const running = await waitForPostmaster(cluster, Date.now() + RECOVERY_LIMIT_MS, again)
        if (running?.pid !== again.pid)
          throw new EmbeddedPostgresError('PostgreSQL ended while it was starting.')
        const ownership = await ownDatabase()
        if (!ownership) throw new EmbeddedPostgresError(`Another process has taken over ${dataDir}.`)
        return { child: again, lock: ownership }
      },
      ...(options.log && { log: options.log }),
      ...(options.onGiveUp && { onGiveUp: options.onGiveUp }),
    })
    let stopped: Promise<void> | undefined
    return {
      connectionString: addressOf(server.port, DATABASE),
      applicationConnectionString: applicationAddressOf(server.port),
      connectionStringOf: (database) => addressOf(server.port, database),
      owned: true,
      isDiskFull: () => watch.isDiskFull,
      stop: () => {
        stopped ??= watch.stop().then((running) => {
          if (running !== undefined) return stopPostmaster(cluster, running)
        })
        return stopped
      },
    }
  }
}

/**
 * Creates folders level by level: Node's recursive mkdir never returns on file systems that fail with ENOENT (/proc).
 */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start created it at the same moment.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
}

function makeWritable(dataDir: string): void {
  try {
    makeFolders(dataDir)
    const probe = join(dataDir, `.probe-${randomUUID()}`)
    writeFileSync(probe, '')
    rmSync(probe)
  } catch (cause) {
    throw new EmbeddedPostgresError(
      `The data directory ${dataDir} cannot be written to. Choose another with DATA_DIR.`,
      { cause },
    )
  }
}

/** Returns a connection that holds the owner's lock, or undefined if another process holds it. */
async function takeOwnership(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString, application_name: 'owner' })
  // The users of the pool notice when the server goes away; here the error must only not end the process.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    OWNER_LOCK,
  ])
  if (rows[0]?.free) return client
  await client.end()
  return undefined
}

/**
 * Waits until the database exists: the owner creates it right after taking ownership, and a guest may join before that.
 */
async function waitForDatabase(connectionString: string, deadline: number): Promise<void> {
  const client = new pg.Client({ connectionString })
  client.on('error', () => undefined)
  await client.connect()
  try {
    while (Date.now() < deadline) {
      const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
      if (rowCount) return
      await sleep(20)
    }
  } finally {
    await client.end()
  }
}

async function createDatabase(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount)
    await client.query(
      `CREATE DATABASE ${client.escapeIdentifier(DATABASE)} TEMPLATE template0 ENCODING 'UTF8'`,
    )
}

/** Requests a fast shutdown: open transactions are rolled back and a checkpoint is written. */
async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  const signal = process.platform === 'win32' ? 'SIGKILL' : 'SIGINT'
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  const deadline = Date.now() + START_LIMIT_MS
  while (findPostmaster(cluster)?.pid === pid) {
    if (Date.now() > deadline) throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) did not stop.`)
    await sleep(20)
  }
}
