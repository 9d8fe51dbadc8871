import { resolve } from 'node:path'
import { openDatabase } from '@wordhoard/database/open'
import { projectRoot } from '@wordhoard/database/project-root'
import { buildDictionary } from '../build'
import { showProgress } from './show-progress'

/**
 * `pnpm dictionary:build [--force]`: updates the dictionary to the installed sources. The database is the one at
 * DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
const database = await openDatabase({
  databaseUrl: process.env.DATABASE_OWNER_URL || process.env.DATABASE_URL || undefined,
  dataDir: resolve(projectRoot(), process.env.DATA_DIR || '.data'),
  share: true,
  connections: 2,
  log: (sentence) => console.info(sentence),
})
try {
  const progress = showProgress(process.stdout)
  const result = await buildDictionary(database.pool, {
    onProgress: progress.update,
    force: process.argv.includes('--force'),
  })
  progress.end()
  const count = (number: number) => number.toLocaleString('en-GB')
  console.info(
    `${result.changed ? 'Built' : 'Nothing to do'}: ${count(result.spells)} words, ${count(result.definitions)} definitions, ${result.seconds.toFixed(1)} s`,
  )
} finally {
  await database.close()
}
