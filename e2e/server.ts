/**
 * Starts the server for the journeys: the built application on a fresh copy of the test database, so that every run
 * begins with the dictionary and no users. Several can run side by side on different ports (E2E_PORT).
 */
import { spawn } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { projectRoot } from '@wordhoard/database/project-root'
import { asApplicationRole, openTestTemplate } from '@wordhoard/testkit/database/test-dictionary'
import { servePages } from './page-server'
import { databaseFile, dataDir, operatorEmails, pagesFile, port } from './server-settings'

const { connectionString, close } = await openTestTemplate()
rmSync(dataDir, { recursive: true, force: true })
mkdirSync(dataDir, { recursive: true })
writeFileSync(databaseFile, connectionString)
const pages = await servePages()
// Addresses need a dot in their host.
const pagesOrigin = pages.origin.replace('localhost', '127.0.0.1')
writeFileSync(pagesFile, pagesOrigin)

const child = spawn(process.execPath, [join(projectRoot(), 'apps/api/dist/server.js')], {
  stdio: 'inherit',
  env: {
    ...process.env,
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    DATA_DIR: dataDir,
    DATABASE_URL: asApplicationRole(connectionString),
    DATABASE_OWNER_URL: connectionString,
    RATE_LIMIT: 'off',
    PAGE_IMPORT_ALLOW: pagesOrigin,
    OPERATOR_EMAILS: operatorEmails.join(','),
  },
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill('SIGTERM'))
child.once('exit', async (code) => {
  await close()
  await pages.close()
  rmSync(dataDir, { recursive: true, force: true })
  process.exit(code ?? 1)
})
