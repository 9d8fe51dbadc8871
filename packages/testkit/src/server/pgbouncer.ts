import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { chmodSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { freePort, isListening } from './free-port'

/** Where Debian's package pgbouncer puts the program. */
const PROGRAM = '/usr/sbin/pgbouncer'

/** Whether PgBouncer is installed; tests that need it say so when they are left out. */
export function hasPgBouncer(): boolean {
  if (existsSync(PROGRAM)) return true
  console.warn(`Tests with PgBouncer are left out: ${PROGRAM} is missing (Debian’s package pgbouncer).`)
  return false
}

/** A PgBouncer process in transaction mode. */
export interface PgBouncer {
  readonly pid: number
  /** Returns an address of the server, led through PgBouncer. */
  addressOf(connectionString: string): string
  stop(): Promise<void>
}

/**
 * Starts PgBouncer in transaction mode before a PostgreSQL server.
 *
 * @param connectionString an address of the server; others of it may have other roles and databases
 * @param size server connections for each role and database; few, so that transactions share them
 */
export async function startPgBouncer(connectionString: string, size = 3): Promise<PgBouncer> {
  const server = new URL(connectionString)
  const port = await freePort()
  const folder = mkdtempSync(join(tmpdir(), 'pgbouncer-'))
  // PgBouncer refuses to run as root, and drops its rights before it reads the file again.
  chmodSync(folder, 0o755)
  const settings = join(folder, 'pgbouncer.ini')
  writeFileSync(
    settings,
    `[databases]
* = host=${server.hostname} port=${server.port || 5432}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = plain
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = ${size}
max_client_conn = 500
`,
  )
  const passwords = new Map<string, string>()
  const save = () => {
    const lines = [...passwords].map(([user, password]) => `"${user}" "${password.replaceAll('"', '""')}"`)
    writeFileSync(join(folder, 'users.txt'), `${lines.join('\n')}\n`)
  }
  const remember = (address: URL) =>
    passwords.set(decodeURIComponent(address.username), decodeURIComponent(address.password))
  remember(server)
  save()
  const isRoot = process.getuid?.() === 0
  const child = spawn(PROGRAM, [...(isRoot ? ['-u', 'postgres'] : []), '-q', settings], { stdio: 'ignore' })
  await ready(child, port)
  return {
    pid: child.pid!,
    addressOf(address) {
      const url = new URL(address)
      remember(url)
      save()
      execFileSync('kill', ['-HUP', String(child.pid)])
      url.hostname = '127.0.0.1'
      url.port = String(port)
      return url.href
    },
    stop: async () => {
      child.kill('SIGINT')
      if (child.exitCode === null) await new Promise((resolve) => child.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

async function ready(child: ChildProcess, port: number): Promise<void> {
  for (let tries = 0; tries < 100; tries++) {
    if (child.exitCode !== null) throw new Error(`PgBouncer ended with code ${child.exitCode}.`)
    if (await isListening(port)) return
    await sleep(50)
  }
  throw new Error('PgBouncer does not listen.')
}
