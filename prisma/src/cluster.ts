import { spawn } from 'node:child_process'
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { EmbeddedPostgresError } from './postgres-binaries'
import { ownerOfFiles, type RunAs } from './postgres-user'

/** The only role of a new embedded cluster. */
export const SUPERUSER = 'wordhoard'

/**
 * Creates the files of a database cluster (`initdb`) if there are none. Throws `EmbeddedPostgresError` with initdb's
 * output.
 */
export async function createCluster(
  initdb: string,
  as: RunAs,
  cluster: string,
  password: string,
): Promise<void> {
  if (existsSync(join(cluster, 'PG_VERSION'))) return
  // Created under another name first: an interrupted initdb must not look like a cluster.
  const fresh = mkdtempSync(`${cluster}.new-`)
  const passwordFile = `${fresh}.password`
  writeFileSync(passwordFile, `${password}\n`, { mode: 0o600 })
  const owner = ownerOfFiles()
  if (owner) {
    chownSync(fresh, owner.uid, owner.gid)
    chownSync(passwordFile, owner.uid, owner.gid)
  }
  try {
    await run(initdb, as, [
      `--pgdata=${fresh}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
      '--no-instructions',
      '--no-sync',
    ])
    renameSync(fresh, cluster)
  } catch (error) {
    rmSync(fresh, { recursive: true, force: true })
    // Another start created it in the meantime.
    if (!existsSync(join(cluster, 'PG_VERSION'))) throw error
  } finally {
    rmSync(passwordFile, { force: true })
  }
}

/** Throws when the cluster was made by another major version of PostgreSQL. */
export function checkVersion(cluster: string): void {
  const version = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  if (version !== '18') {
    throw new EmbeddedPostgresError(
      `${cluster} was made by PostgreSQL ${version}, but the embedded server is version 18. Choose another DATA_DIR, or move the data with pg_dump.`,
    )
  }
}

async function run(program: string, as: RunAs, args: readonly string[]): Promise<void> {
  chmodSync(program, 0o755)
  const [command, commandArgs] = as.command(program, args)
  const child = spawn(command, commandArgs, {
    ...(as.uid === undefined ? {} : { uid: as.uid, gid: as.gid! }),
    cwd: '/',
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, LC_ALL: 'C' },
  })
  let output = ''
  child.stdout?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  child.stderr?.on('data', (chunk: Buffer) => {
    output += chunk.toString()
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject)
    child.once('close', resolve)
  })
  if (code !== 0) throw new EmbeddedPostgresError(`The database could not be created:\n${output.trim()}`)
}
