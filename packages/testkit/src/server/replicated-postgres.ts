import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { appendFileSync, chownSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { freePort } from './free-port'

/** Where Debian's package postgresql-15 puts its programs. */
const PROGRAMS = '/usr/lib/postgresql/15/bin'

/** Whether PostgreSQL 15 is installed; tests that need it say so when they are left out. */
export function hasPostgres15(): boolean {
  if (existsSync(join(PROGRAMS, 'pg_basebackup'))) return true
  console.warn(`Tests with a replica are left out: ${PROGRAMS} is missing (Debian’s package postgresql-15).`)
  return false
}

/** A PostgreSQL 15 server that a test can stop, kill and freeze. */
export interface OwnServer {
  /** As the owner, who is a superuser. */
  readonly url: string
  /** Starts it again after it has ended. */
  start(): Promise<void>
  /** Ends it and its children as a power cut would. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
  query<Row extends object>(sql: string, values?: unknown[]): Promise<Row[]>
}

/** A primary and a replica that follows it by streaming. */
export interface ReplicatedPostgres {
  readonly primary: OwnServer
  readonly replica: OwnServer
  /** Makes the replica apply what it receives this much later. */
  setDelay(milliseconds: number): Promise<void>
  /** Waits until the replica has everything that is on the primary. */
  waitForReplica(): Promise<void>
  stop(): Promise<void>
}

/**
 * Makes and starts a primary with an empty database `wordhoard` and its replica, as different from the embedded server as
 * a production's: another version, and commits that are written to the disk.
 */
export async function startReplicatedPostgres(): Promise<ReplicatedPostgres> {
  const folder = mkdtempSync(join(tmpdir(), 'wordhoard-replicated-'))
  const account = process.getuid?.() === 0 ? accountOf('postgres') : undefined
  const own = (path: string) => account && chownSync(path, account.uid, account.gid)
  own(folder)
  const run = (program: string, args: readonly string[]) =>
    execFileSync(join(PROGRAMS, program), args, { stdio: 'pipe', cwd: folder, ...account })
  const [primaryData, replicaData] = [join(folder, 'primary'), join(folder, 'replica')]
  const initialised = ['--username=wordhoard', '--auth=trust', '--encoding=UTF8', '--locale=C.UTF-8']
  run('initdb', ['--pgdata', primaryData, ...initialised])
  const primary = ownServer(primaryData, await freePort(), account)
  await primary.start()
  const address = new URL(primary.url)
  const maintenance = new pg.Client({ connectionString: new URL('/postgres', address).href })
  await maintenance.connect()
  await maintenance.query('CREATE DATABASE wordhoard')
  await maintenance.end()
  const source = `host=127.0.0.1 port=${address.port} user=wordhoard application_name=replica`
  mkdirSync(replicaData, { mode: 0o700 })
  own(replicaData)
  run('pg_basebackup', ['--pgdata', replicaData, '--write-recovery-conf', '--checkpoint=fast', '-d', source])
  appendFileSync(join(replicaData, 'postgresql.auto.conf'), 'wal_retrieve_retry_interval = 200ms\n')
  const replica = ownServer(replicaData, await freePort(), account)
  await replica.start()
  return {
    primary,
    replica,
    setDelay: async (milliseconds) => {
      await replica.query(`ALTER SYSTEM SET recovery_min_apply_delay = ${milliseconds}`)
      await replica.query('SELECT pg_reload_conf()')
    },
    waitForReplica: async () => {
      const [{ position } = { position: '' }] = await primary.query<{ position: string }>(
        'SELECT pg_current_wal_flush_lsn()::text AS position',
      )
      for (;;) {
        const [found] = await replica.query<{ has: boolean }>(
          'SELECT pg_last_wal_replay_lsn() >= $1::pg_lsn AS has',
          [position],
        )
        if (found?.has) return
        await sleep(20)
      }
    },
    stop: async () => {
      await Promise.all([replica.kill(), primary.kill()])
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

interface Account {
  readonly uid: number
  readonly gid: number
}

function accountOf(name: string): Account {
  const line = readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((each) => each.startsWith(`${name}:`))!
  const [, , uid, gid] = line.split(':')
  return { uid: Number(uid), gid: Number(gid) }
}

function ownServer(dataDir: string, port: number, account: Account | undefined): OwnServer {
  const url = `postgresql://wordhoard@127.0.0.1:${port}/wordhoard`
  const settings = {
    ...{ port, listen_addresses: '127.0.0.1', unix_socket_directories: '', max_connections: 200 },
    ...{
      wal_level: 'replica',
      wal_keep_size: '512MB',
      hot_standby: 'on',
      jit: 'off',
      restart_after_crash: 'on',
    },
  }
  const args = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let child: ChildProcess | undefined
  const signal = (name: NodeJS.Signals) => {
    const pid = child?.pid
    if (pid === undefined) return
    const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').trim().split(' ')
    for (const each of [pid, ...children.filter(Boolean).map(Number)]) {
      try {
        process.kill(each, name)
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error
      }
    }
  }
  return {
    url,
    start: async () => {
      child = spawn(join(PROGRAMS, 'postgres'), ['-D', dataDir, ...args], {
        stdio: 'ignore',
        cwd: dataDir,
        ...account,
      })
      await waitUntilOpen(child, new URL('/postgres', url).href)
    },
    kill: async () => {
      if (!child || child.exitCode !== null || child.signalCode !== null) return
      const end = new Promise((resolve) => child!.once('exit', resolve))
      signal('SIGKILL')
      await end
    },
    freeze: () => signal('SIGSTOP'),
    thaw: () => signal('SIGCONT'),
    query: async <Row extends object>(sql: string, values: unknown[] = []) => {
      const client = new pg.Client({ connectionString: url })
      client.on('error', () => undefined)
      await client.connect()
      return client
        .query<Row>(sql, values)
        .then(({ rows }) => rows)
        .finally(() => client.end())
    },
  }
}

async function waitUntilOpen(child: ChildProcess, url: string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with code ${child.exitCode}.`)
    const client = new pg.Client({ connectionString: url })
    client.on('error', () => undefined)
    try {
      await client.connect()
      await client.end()
      return
    } catch {
      await sleep(50)
    }
  }
}
