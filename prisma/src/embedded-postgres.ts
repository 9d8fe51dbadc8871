import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { closeSync, existsSync, mkdirSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { dirname, join, resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { checkVersion, createCluster, SUPERUSER } from './cluster'
import { EmbeddedPostgresError, postgresBinaries } from './postgres-binaries'
import { choosePostgresUser, type RunAs } from './postgres-user'
import { type Postmaster, runningPostmaster } from './postmaster'
import { secretOf } from './secrets'
import { withStartLock } from './start-lock'

const DATABASE = 'wordhoard'
/** Held by the process that owns the embedded server, for as long as it lives; the number has no meaning. */
const OWNER_LOCK = 7_203_117
const START_LIMIT_MS = 60_000

/** An embedded server that accepts connections. */
export interface EmbeddedServer {
  readonly connectionString: string
  /** The same for another database of this server. */
  connectionStringOf(database: string): string
  /** False when another process of ours owns it and this one only joined. */
  readonly owned: boolean
  stop(): Promise<void>
}

interface StartOptions {
  readonly dataDir: string
  readonly share?: boolean
  readonly settings?: Readonly<Record<string, string>>
}

/**
 * Starts PostgreSQL on `dataDir/postgres`, creating the cluster and its database the first time. The server listens on
 * a free port of the loopback interface only.
 *
 * A server that a crashed process left behind is stopped and started afresh. One that another living process owns is
 * joined when `share` is set, else answered with an `EmbeddedPostgresError`.
 *
 * @param options.settings  PostgreSQL settings beside our own, by name; a server that is joined keeps its own
 */
export async function startEmbeddedPostgres(options: StartOptions): Promise<EmbeddedServer> {
  // PostgreSQL runs in another folder, where a relative path would mean another place.
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

  const deadline = Date.now() + START_LIMIT_MS
  for (;;) {
    const found = await settled(cluster, deadline)
    if (found) {
      const lock = await takeOwnership(addressOf(found.port, 'postgres'))
      if (!lock) {
        if (!options.share) {
          throw new EmbeddedPostgresError(
            `Another process is already running on the data directory ${dataDir}. Stop it first, or choose another DATA_DIR.`,
          )
        }
        await databaseThere(addressOf(found.port, 'postgres'), deadline)
        return {
          connectionString: addressOf(found.port, DATABASE),
          connectionStringOf: (database) => addressOf(found.port, database),
          owned: false,
          stop: async () => undefined,
        }
      }
      await lock.end()
      await stopPostmaster(cluster, found.pid)
      continue
    }
    await createCluster(binaries.initdb, as, cluster, password)
    checkVersion(cluster)
    const child = await launch(binaries.postgres, as, dataDir, options.settings)
    const server = await settled(cluster, deadline, child)
    // Somebody else was quicker: look again. (`setpriv` replaces itself by the server, so the ids are equal.)
    if (server?.pid !== child.pid || !server) continue
    const lock = await takeOwnership(addressOf(server.port, 'postgres'))
    if (!lock) continue
    await createDatabase(lock)
    let stopped: Promise<void> | undefined
    return {
      connectionString: addressOf(server.port, DATABASE),
      connectionStringOf: (database) => addressOf(server.port, database),
      owned: true,
      stop: () => {
        stopped ??= lock
          .end()
          .catch(() => undefined)
          .then(() => stopPostmaster(cluster, server.pid))
        return stopped
      },
    }
  }
}

/** Level by level: Node's own recursive mkdir never returns on file systems that refuse with ENOENT (/proc). */
function makeFolders(folder: string): void {
  if (existsSync(folder)) return
  makeFolders(dirname(folder))
  try {
    mkdirSync(folder)
  } catch (error) {
    // Another start made it this moment.
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

/** Waits until a server that is starting accepts connections; undefined when none is there (or `child` ended). */
async function settled(
  cluster: string,
  deadline: number,
  child?: ChildProcess,
): Promise<Postmaster | undefined> {
  for (;;) {
    const found = runningPostmaster(cluster)
    if (found?.ready) return found
    if (!found && (!child || child.exitCode !== null || child.signalCode !== null)) {
      if (child && child.exitCode !== 0) {
        // PostgreSQL's own lock may have kept it out because another start was quicker; give that one a moment.
        await sleep(200)
        if (runningPostmaster(cluster)) continue
        throw new EmbeddedPostgresError(`PostgreSQL did not start; the end of its log:\n${endOfLog(cluster)}`)
      }
      return undefined
    }
    if (Date.now() > deadline) {
      throw new EmbeddedPostgresError(
        `PostgreSQL did not become ready in time; the end of its log:\n${endOfLog(cluster)}`,
      )
    }
    await sleep(20)
  }
}

function endOfLog(cluster: string): string {
  const file = join(dirname(cluster), 'postgres.log')
  return existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n').slice(-6).join('\n') : '(no log)'
}

/** A connection that holds the owner's lock, or undefined when another process holds it. */
async function takeOwnership(connectionString: string): Promise<pg.Client | undefined> {
  const client = new pg.Client({ connectionString, application_name: 'owner' })
  // The server going away under it is noticed by the pool's users; here it must only not be fatal.
  client.on('error', () => undefined)
  await client.connect()
  const { rows } = await client.query<{ free: boolean }>('SELECT pg_try_advisory_lock($1) AS free', [
    OWNER_LOCK,
  ])
  if (rows[0]?.free) return client
  await client.end()
  return undefined
}

/** The owner creates the database right after it has taken ownership; a guest may have come in between. */
async function databaseThere(connectionString: string, deadline: number): Promise<void> {
  const client = new pg.Client({ connectionString })
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

async function launch(
  postgres: string,
  as: RunAs,
  dataDir: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    // No socket in /tmp: other users could see it, and its path may be too long elsewhere.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_wal_size: '2GB',
    // One server, no replicas: bulk loads into new tables need no write-ahead log.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // Look-ups are short; compiling them costs more than it gains.
    jit: 'off',
    timezone: 'UTC',
    ...extra,
  }
  const args = ['-D', join(dataDir, 'postgres'), '-p', String(port)]
  for (const [name, value] of Object.entries(settings)) {
    if (name === 'unix_socket_directories' && process.platform === 'win32') continue
    args.push('-c', `${name}=${value}`)
  }
  const log = openSync(join(dataDir, 'postgres.log'), 'a', 0o600)
  const [command, commandArgs] = as.command(postgres, args)
  const child = spawn(command, commandArgs, {
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.gid! }),
    cwd: '/',
    // A process group of its own: Ctrl-C must reach the application first, which then stops the server in order.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...process.env, LC_ALL: 'C' },
  })
  closeSync(log)
  child.unref()
  await new Promise<void>((resolve, reject) => {
    child.once('spawn', resolve)
    child.once('error', (cause) =>
      reject(new EmbeddedPostgresError('PostgreSQL could not be started.', { cause })),
    )
  })
  return child
}

async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

/** Fast shutdown: open transactions are rolled back, a checkpoint is written. */
async function stopPostmaster(cluster: string, pid: number): Promise<void> {
  const signal = process.platform === 'win32' ? 'SIGKILL' : 'SIGINT'
  try {
    process.kill(pid, signal)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
  }
  const deadline = Date.now() + START_LIMIT_MS
  while (runningPostmaster(cluster)?.pid === pid) {
    if (Date.now() > deadline) throw new EmbeddedPostgresError(`PostgreSQL (process ${pid}) did not stop.`)
    await sleep(20)
  }
}
