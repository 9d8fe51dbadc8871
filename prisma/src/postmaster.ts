import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL server running on a data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** True once it accepts connections. */
  readonly ready: boolean
}

/**
 * PostgreSQL fills its lock file right after creating it; a file still empty after this time (ms) is from a start that
 * was killed.
 */
const FILLED_WITHIN_MS = 5_000

/**
 * Returns the server running on a cluster, according to its postmaster.pid (line 1: process id, 4: port, 8: state).
 * Removes the file of a server that died: its process id may belong to another program by now, and PostgreSQL would
 * then refuse to start. Servers start and stop while this runs: a file that disappears before it is read means no
 * server, and an empty one means that a server is about to start. A file is removed only if it hasn't changed since it
 * was read.
 */
export function findPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid')
  const text = textOf(file)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number(lines[0])
  if (isPostgres(pid)) return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
  if ((text !== '' || isOld(file)) && textOf(file) === text) rmSync(file, { force: true })
  return undefined
}

/** Returns the content of a file that may disappear at any moment; undefined when it has. */
function textOf(file: string): string | undefined {
  return unlessGone(() => readFileSync(file, 'utf8'))
}

function isOld(file: string): boolean {
  const since = unlessGone(() => statSync(file).mtimeMs)
  return since !== undefined && Date.now() - since > FILLED_WITHIN_MS
}

/** Returns undefined for ENOENT, when the file has gone, and ESRCH, when the process of a file in /proc has gone. */
function unlessGone<T>(readLock: () => T): T | undefined {
  try {
    return readLock()
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return undefined
    throw error
  }
}

function isPostgres(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false
  try {
    process.kill(pid, 0)
  } catch (error) {
    // EPERM: the process is alive, under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return programOf(pid).includes('postgres')
}

function programOf(pid: number): string {
  if (process.platform === 'linux') {
    const state = textOf(`/proc/${pid}/stat`) ?? ''
    // A zombie has ended, but its parent hasn't collected it yet.
    return /\) Z /.test(state) ? '' : (textOf(`/proc/${pid}/comm`) ?? '')
  }
  const [command, args] =
    process.platform === 'win32'
      ? ['tasklist', ['/fi', `PID eq ${pid}`, '/fo', 'csv', '/nh']]
      : ['ps', ['-p', String(pid), '-o', 'comm=']]
  try {
    return execFileSync(command as string, args as string[], { encoding: 'utf8' })
  } catch {
    // `ps` fails when there is no such process.
    return ''
  }
}
