/**
 * `pnpm backup FILE`: writes the database and the files of DATA_DIR that matter to a file, while the server runs. `-`
 * writes to standard output. The database is the one at DATABASE_OWNER_URL, or the embedded one in DATA_DIR.
 */
import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { backUp, backUpToFile } from '../backup/back-up'
import { BackupError } from '../backup/backup-error'
import { DatabaseError } from '../database-error'
import { startEmbeddedPostgres } from '../embedded-postgres'
import { findInstallation } from '../tool-database'

const file = process.argv[2]
if (!file || process.argv.length > 3) {
  console.error('Usage: pnpm backup FILE (or - for standard output)')
  process.exit(2)
}
const { databaseUrl, dataDir } = findInstallation()
try {
  if (!databaseUrl && !existsSync(join(dataDir, 'postgres')))
    throw new BackupError(`There is no database in ${dataDir}. Set DATA_DIR, or DATABASE_OWNER_URL.`)
  const server = databaseUrl ? undefined : await startEmbeddedPostgres({ dataDir, share: true })
  try {
    const options = { connectionString: server?.connectionString ?? databaseUrl!, dataDir }
    const { tables, rows, files, createdAt } =
      file === '-' ? await backUp(process.stdout, options) : await backUpToFile(resolve(file), options)
    const count = (number: number) => number.toLocaleString('en-GB')
    // Standard output may be the backup.
    console.error(
      `Backed up ${count(rows)} rows of ${tables} tables and ${count(files)} files, as they were at ${createdAt.toISOString()}.`,
    )
  } finally {
    await server?.stop()
  }
  process.exit(0)
} catch (error) {
  console.error(error instanceof DatabaseError ? error.message : error)
  process.exit(1)
}
