import { execFileSync } from 'node:child_process'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL server at work on a data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** True once it accepts connections. */
  readonly ready: boolean
}

/** PostgreSQL fills its lock file at once after making it; one that is still empty after this belongs to a start that was killed. */
const FILLED_WITHIN_MS = 5_000

/**
 * The server that works on this cluster, by its postmaster.pid (line 1 the process id, 4 the port, 8 the state).
 * The file of a server that died is removed: its process id may belong to another program by now, and PostgreSQL
 * would then refuse to start. Servers come and go while this looks: a file that is gone by the time it is read means
 * none, one that is still empty means one that is about to be there, and only what was read is ever removed.
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

/** What stands in a file that may go away at any moment; undefined when it has. */
function textOf(file: string): string | undefined {
  return unlessGone(() => readFileSync(file, 'utf8'))
}

function isOld(file: string): boolean {
  const since = unlessGone(() => statSync(file).mtimeMs)
  return since !== undefined && Date.now() - since > FILLED_WITHIN_MS
}

/** ENOENT: the file has gone. ESRCH: the process that a file in /proc tells of has. */
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
    // EPERM: it lives, under another account.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') return false
  }
  return programOf(pid).includes('postgres')
}

function programOf(pid: number): string {
  if (process.platform === 'linux') {
    const state = textOf(`/proc/${pid}/stat`) ?? ''
    // A zombie has ended; only its parent has not noticed yet.
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
