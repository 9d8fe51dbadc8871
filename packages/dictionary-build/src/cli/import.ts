import { resolve } from 'node:path'
import { findInstallation, openToolDatabase } from '@wordhoard/database/tool-database'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import { openIndex } from '@wordhoard/dictionary/index/cached-index'
import { importDictionary } from '../import/import'
import { ImportError } from '../import/import-error'
import { showProgress } from './show-progress'

/**
 * `pnpm dictionary:import FILE`: imports a Wiktionary extract from kaikki.org (JSON lines) or an Open English WordNet
 * (LMF, or its YAML files in a folder or ZIP) into the dictionary. FILE is a path or URL, plain or gzip. The database
 * is the one at DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
const file = process.argv.slice(2).find((argument) => !argument.startsWith('--'))
if (file === undefined) {
  console.error('Usage: pnpm dictionary:import FILE (a path, a folder, or an http address)')
  process.exit(2)
}
const from = process.env.INIT_CWD ?? process.cwd()
const database = await openToolDatabase({ log: (sentence) => console.info(sentence) })
try {
  const progress = showProgress(process.stdout)
  const result = await importDictionary(database.pool, {
    file: /^https?:/iu.test(file) ? file : resolve(from, file),
    onProgress: progress.update,
  })
  // Builds the cached index now, so that the next start of the server finds it ready.
  progress.update({ stage: 'Index', done: 0, total: 1 })
  collectGarbage()
  await openIndex(database.pool, findInstallation().dataDir)
  progress.end()
  const count = (number: number) => number.toLocaleString('en-GB')
  for (const [name, number] of Object.entries(result.counts)) console.info(`  ${name}: ${count(number)}`)
  console.info(
    result.changed
      ? `Imported ${result.source} (${result.version}) in ${result.seconds.toFixed(0)} s. The dictionary has ${count(result.spells)} words and ${count(result.definitions)} definitions; a server that is running shows them after a restart.`
      : `Nothing to do: the dictionary has this content of ${result.source} already.`,
  )
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
