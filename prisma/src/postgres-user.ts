import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EmbeddedPostgresError } from './postgres-binaries'

/** How to run a PostgreSQL program, which refuses to run as root. */
export interface RunAs {
  readonly uid: number | undefined
  readonly gid: number | undefined
  /** Returns the command and arguments that run a program, including a prefix if one is needed. */
  command(program: string, args: readonly string[]): [string, string[]]
}

const asMyself: RunAs = { uid: undefined, gid: undefined, command: (program, args) => [program, [...args]] }

/** Returns the account to use instead of root: `postgres` if it exists, otherwise `nobody`. */
function findUnprivileged(): { uid: number; gid: number } | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  return undefined
}

/**
 * Chooses the account under which PostgreSQL runs. For an ordinary user, this is the user. For root, it is another
 * account, which may not be allowed to enter the folders above the project (a home folder of mode 700). In that case
 * the program keeps root's capabilities to bypass file permissions (`setpriv`, part of util-linux), but no others.
 *
 * @param probes absolute paths that the account must be able to read, including the programs
 */
export function choosePostgresUser(program: string, probes: readonly string[]): RunAs {
  if (process.platform === 'win32' || process.getuid?.() !== 0) return asMyself
  const account = findUnprivileged()
  if (!account)
    throw new EmbeddedPostgresError(
      'PostgreSQL refuses to run as root, and there is no account "postgres" or "nobody".',
    )
  const { uid, gid } = account
  const plain: RunAs = { uid, gid, command: (name, args) => [name, [...args]] }
  if (reaches(plain, program, probes)) return plain

  const privileges = ['+dac_override', '+dac_read_search'].join(',')
  const passing: RunAs = {
    uid: undefined,
    gid: undefined,
    command: (name, args) => [
      'setpriv',
      [
        `--reuid=${uid}`,
        `--regid=${gid}`,
        '--clear-groups',
        // PostgreSQL looks for its programs with access(2), which without this flag would ignore the capabilities.
        '--securebits=+no_setuid_fixup',
        `--inh-caps=-all,${privileges}`,
        `--ambient-caps=-all,${privileges}`,
        name,
        ...args,
      ],
    ],
  }
  if (reaches(passing, program, probes)) return passing
  throw new EmbeddedPostgresError(
    `PostgreSQL refuses to run as root, and the account it would run as (user ${uid}) may not enter the folders of ${probes[0]}. ` +
      'Move the project, start it as an ordinary user, or set DATABASE_URL.',
  )
}

/** Returns the account that must own the database files, if it isn't the current one. */
export function ownerOfFiles(): { uid: number; gid: number } | undefined {
  return process.platform !== 'win32' && process.getuid?.() === 0 ? findUnprivileged() : undefined
}

function reaches(as: RunAs, program: string, probes: readonly string[]): boolean {
  const [name, args] = as.command(program, ['--version'])
  const identity = as.uid === undefined ? {} : { uid: as.uid, gid: as.gid! }
  if (spawnSync(name, args, { ...identity, cwd: '/' }).status !== 0) return false
  return probes.every((probe) => {
    // Lists the folder instead of using `test -r`, which would check only the mode bits.
    const [list, listArgs] = as.command('ls', [probe])
    return spawnSync(list, listArgs, { ...identity, cwd: '/' }).status === 0
  })
}
