import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { findInstallation, openToolDatabase } from '@wordhoard/database/tool-database'
import { buildDictionary, readSources } from '../build'
import { showProgress } from './show-progress'

/**
 * `pnpm dictionary:build [--force]`: updates the dictionary to the installed sources. The database is the one at
 * DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
const { databaseUrl, dataDir } = findInstallation()
const isNew = databaseUrl === undefined && !existsSync(join(dataDir, 'postgres'))
const progress = showProgress(process.stdout)
const opening = openToolDatabase({ log: (sentence) => console.info(sentence) })
// A new database has no dictionary yet, so the sources can be read while it is being created.
const dictionary = isNew ? readSources(progress.update) : undefined
// If reading fails, the build says why below, where the database is closed again.
dictionary?.catch(() => undefined)
const database = await opening
try {
  const result = await buildDictionary(database.pool, {
    onProgress: progress.update,
    force: process.argv.includes('--force'),
    dictionary,
  })
  progress.end()
  const count = (number: number) => number.toLocaleString('en-GB')
  console.info(
    `${result.changed ? 'Built' : 'Nothing to do'}: ${count(result.spells)} words, ${count(result.definitions)} definitions, ${result.seconds.toFixed(1)} s`,
  )
} finally {
  await database.close()
}
