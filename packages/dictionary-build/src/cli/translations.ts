import { resolve } from 'node:path'
import { openToolDatabase } from '@wordhoard/database/tool-database'
import type pg from 'pg'
import { ImportError } from '../import/import-error'
import { importPack } from '../import/packs/import-pack'
import { allPacks, deletePack } from '../import/packs/packs.queries'
import { showProgress } from './show-progress'

/**
 * Packs of translations, which stand where we have none of our own:
 *
 * - `pnpm translations:import LANG FILE`: adds a wordnet keyed to WordNet 3.0 (`.tab` or LMF) or a FreeDict dictionary
 *   (`.index` and `.dict.dz`); FILE is a path or an address
 * - `pnpm translations:list`: shows them with their licences
 * - `pnpm translations:remove NUMBER`: removes one
 *
 * The database is the one at DATABASE_OWNER_URL (else DATABASE_URL), or the embedded one in DATA_DIR.
 */
const [command, ...given] = process.argv.slice(2).filter((argument) => argument !== '--')

const count = (number: number) => number.toLocaleString('en-GB')

async function addPack(pool: pg.Pool, lang: string, file: string): Promise<void> {
  const from = process.env.INIT_CWD ?? process.cwd()
  const progress = showProgress(process.stdout)
  const pack = await importPack(pool, {
    lang,
    file: /^https?:/iu.test(file) ? file : resolve(from, file),
    onProgress: progress.update,
  })
  progress.end()
  console.info(
    pack.changed
      ? `Imported ${pack.name} (${pack.version}) for ${pack.lang}: ${count(pack.entries)} senses or words. Licence: ${pack.licence}. A server that is running shows them after a restart.`
      : `Nothing to do: ${pack.name} (${pack.version}) is there already.`,
  )
}

async function listPacks(pool: pg.Pool): Promise<void> {
  const packs = await allPacks.fetchAll(pool, {})
  if (packs.length === 0) console.info('There are no packs. Add one with pnpm translations:import LANG FILE')
  for (const { id, lang, name, version, licence, url, entries, stage, release_id } of packs) {
    const state =
      release_id !== null
        ? ' (part of an import)'
        : stage === 'active'
          ? ''
          : ' (unfinished: import it again)'
    console.info(`${id}  ${lang}  ${name}, ${version}: ${count(entries)}${state}\n    ${licence}  ${url}`)
  }
}

async function removePack(pool: pg.Pool, id: number): Promise<void> {
  const pack = (await allPacks.fetchAll(pool, {})).find((one) => one.id === id)
  if (!pack) throw new ImportError(`There is no pack ${id}; pnpm translations:list shows them.`)
  if (pack.release_id !== null)
    throw new ImportError(
      `${pack.name} came with an import of the dictionary and stays as long as that does.`,
    )
  await deletePack.fetchFirst(pool, { id })
  console.info(`Removed ${pack.name} for ${pack.lang}.`)
}

/** Returns what to do; undefined if the command line makes no sense. */
function actionOf(): ((pool: pg.Pool) => Promise<void>) | undefined {
  const [first = '', second = ''] = given
  if (command === 'import' && second !== '') return (pool) => addPack(pool, first, second)
  if (command === 'list') return listPacks
  if (command === 'remove' && /^\d{1,9}$/u.test(first)) return (pool) => removePack(pool, Number(first))
  return undefined
}

const action = actionOf()
if (!action) {
  console.error(
    'Usage: pnpm translations:import LANG FILE (a path or an http address) · translations:list · translations:remove NUMBER',
  )
  process.exit(2)
}
const database = await openToolDatabase({ log: (sentence) => console.info(sentence) })
try {
  await action(database.pool)
} catch (error) {
  if (!(error instanceof ImportError)) throw error
  console.error(error.message)
  process.exitCode = 1
} finally {
  await database.close()
}
