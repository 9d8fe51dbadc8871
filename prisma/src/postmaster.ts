import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/** A PostgreSQL server at work on a data directory. */
export interface Postmaster {
  readonly pid: number
  readonly port: number
  /** True once it accepts connections. */
  readonly ready: boolean
}

/**
 * The server that works on this cluster, by its postmaster.pid (line 1 the process id, 4 the port, 8 the state).
 * The file of a server that died is removed: its process id may belong to another program by now, and PostgreSQL
 * would then refuse to start.
 */
export function runningPostmaster(cluster: string): Postmaster | undefined {
  const file = join(cluster, 'postmaster.pid')
  if (!existsSync(file)) return undefined
  const lines = readFileSync(file, 'utf8').split('\n')
  const pid = Number(lines[0])
  if (!isPostgres(pid)) {
    rmSync(file, { force: true })
    return undefined
  }
  return { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' }
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
  if (existsSync(`/proc/${pid}/comm`)) {
    const state = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // A zombie has ended; only its parent has not noticed yet.
    if (/\) Z /.test(state)) return ''
    return readFileSync(`/proc/${pid}/comm`, 'utf8')
  }
  if (process.platform === 'linux') return ''
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
