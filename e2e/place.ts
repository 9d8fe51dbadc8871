import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where the journeys' server listens, and where it keeps its mails. */
export const port = Number(process.env.E2E_PORT ?? 3187)
export const dataDir = join(tmpdir(), `wordhoard-e2e-${port}`)
/** Holds the connection string of its database. */
export const databaseFile = join(dataDir, 'database-url')
