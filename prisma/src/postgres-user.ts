import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { EmbeddedPostgresError } from './postgres-binaries'

/** How to run a PostgreSQL program, which refuses to run as root. */
export interface RunAs {
  readonly uid: number | undefined
  readonly gid: number | undefined
  /** Puts what is needed before the program and its arguments. */
  command(program: string, args: readonly string[]): [string, string[]]
}

const asMyself: RunAs = { uid: undefined, gid: undefined, command: (program, args) => [program, [...args]] }

/** The account that stands in for root: `postgres` where there is one, else `nobody`. */
function findUnprivileged(): { uid: number; gid: number } | undefined {
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const fields = accounts.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  return undefined
}

/**
 * Chooses the account under which PostgreSQL runs. As an ordinary user that is the user. As root it is another account,
 * which may be barred from the folders above the project (a home folder of mode 700): then the program keeps root's
 * right to pass through folders (`setpriv`, part of util-linux), and nothing else of root.
 *
 * @param probes absolute paths that the account must reach, programs among them
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
        // Without it access(2), by which PostgreSQL looks for its programs, would not count the privileges.
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

/** The account that files of the database must belong to, where it is not the one we run as. */
export function ownerOfFiles(): { uid: number; gid: number } | undefined {
  return process.platform !== 'win32' && process.getuid?.() === 0 ? findUnprivileged() : undefined
}

function reaches(as: RunAs, program: string, probes: readonly string[]): boolean {
  const [name, args] = as.command(program, ['--version'])
  const identity = as.uid === undefined ? {} : { uid: as.uid, gid: as.gid! }
  if (spawnSync(name, args, { ...identity, cwd: '/' }).status !== 0) return false
  return probes.every((probe) => {
    // Listing is asked of the system itself; `test -r` would only look at the mode bits.
    const [list, listArgs] = as.command('ls', [probe])
    return spawnSync(list, listArgs, { ...identity, cwd: '/' }).status === 0
  })
}
