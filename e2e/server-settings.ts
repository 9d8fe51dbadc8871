import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Port of the journeys' server, and the data directory that it keeps its mails in. */
export const port = Number(process.env.E2E_PORT ?? 3187)
export const dataDir = join(tmpdir(), `wordhoard-e2e-${port}`)
/** File with the connection string of its database. */
export const databaseFile = join(dataDir, 'database-url')
/** File with the origin of the web pages that the server may import. */
export const pagesFile = join(dataDir, 'pages-origin')

/** Address of the account that a journey makes an operator's; each size has its own. */
export const operatorEmail = (project: string) => `operator-${project}@example.org`

/** Addresses of all operators. */
export const operatorEmails = ['desktop', 'phone'].map(operatorEmail)
