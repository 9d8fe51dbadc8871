import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './postgres-binaries'
import type { RunAs } from './postgres-user'

/**
 * Starts the PostgreSQL program on `dataDir/postgres`; it goes on after the promise until it accepts connections. Throws
 * `EmbeddedPostgresError` when it cannot be run.
 *
 * @param extra PostgreSQL settings beside our own, by name
 */
export async function launch(
  postgres: string,
  as: RunAs,
  dataDir: string,
  port: number,
  extra: Readonly<Record<string, string>> = {},
): Promise<ChildProcess> {
  const settings = {
    listen_addresses: '127.0.0.1',
    // No socket in /tmp: other users could see it, and its path may be too long elsewhere.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_wal_size: '2GB',
    // One server, no replicas: bulk loads into new tables need no write-ahead log.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // After a crash, one call instead of one for each of a thousand files: it serves again seconds earlier.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
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

/** A port of the loopback interface that nobody listens on. */
export async function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}
