import { type ChildProcess, spawn } from 'node:child_process'
import { closeSync, openSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './postgres-binaries'
import type { RunAs } from './postgres-user'

/**
 * Starts PostgreSQL on `dataDir/postgres`. The promise resolves before the server accepts connections. Throws
 * `EmbeddedPostgresError` when it cannot be run.
 *
 * @param extra additional PostgreSQL settings, by name
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
    // No socket in /tmp: other users could see it, and elsewhere its path may be too long.
    unix_socket_directories: '',
    shared_buffers: '128MB',
    max_wal_size: '2GB',
    // There are no replicas, so bulk loads into new tables can skip the write-ahead log.
    wal_level: 'minimal',
    max_wal_senders: '0',
    // After a crash, makes one call instead of one for each of about a thousand files, so recovery is seconds faster.
    ...(process.platform === 'linux' && { recovery_init_sync_method: 'syncfs' }),
    // Look-ups are short, so compiling them costs more than it saves.
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
    // Own process group: Ctrl-C must reach the application first, which then shuts the server down properly.
    detached: true,
    stdio: ['ignore', log, log],
    env: { ...withoutMallocSettings(process.env), LC_ALL: 'C' },
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

/**
 * Returns an environment without the settings of the allocator that are the server's own (scripts/serve.mjs): PostgreSQL
 * takes larger pieces of memory for a statement, and would ask the kernel for each.
 */
export function withoutMallocSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !name.startsWith('MALLOC_')))
}

/** Returns a free port of the loopback interface. */
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
