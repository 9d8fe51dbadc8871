import { join } from 'node:path'
import { analyze } from '@wordhoard/database/sql/analyze'
import { languageCode } from '@wordhoard/lexicon/language-code'
import type pg from 'pg'
import { findInputFolders, type InputFolders } from '../../input-folders'
import type { LoadProgress } from '../../load/progress'
import { copyRows } from '../../rows/copy'
import { readSpellings } from '../../spellings'
import { Headwords } from '../headwords'
import { lockImports, unlockImports } from '../import.queries'
import { ImportError } from '../import-error'
import { inTransaction } from '../in-transaction'
import { openBytes } from '../input/open-bytes'
import { openText } from '../input/text-input'
import { freeDict, isDictd } from './freedict'
import { packWordRows, wordTable } from './pack-rows'
import type { PackBatch, PackSource } from './pack-source'
import {
  addPackSenses,
  deleteOtherPacks,
  finishPack,
  insertPack,
  packOfFile,
  savePackProgress,
  UNIT,
} from './packs.queries'
import { SynsetKeys } from './synset-map'
import { wordnetLmf } from './wordnet-lmf'
import { isWordnetTab, wordnetTab } from './wordnet-tab'

/** Number of steps of the progress bar. */
const STEPS = 1_000

export interface PackResult {
  /** False if the pack was there already. */
  readonly changed: boolean
  readonly lang: string
  readonly name: string
  readonly licence: string
  readonly version: string
  /** Number of senses or words. */
  readonly entries: number
  /** Whether it resumed an earlier run that was interrupted. */
  readonly resumed: boolean
}

/**
 * Opens a file with translations: a wordnet (`.tab` or LMF, plain or gzip) or a FreeDict dictionary (`.index` with
 * `.dict` or `.dict.dz` beside it). Throws `ImportError` for anything else.
 */
export async function openPack(file: string, folders: InputFolders): Promise<PackSource> {
  if (isDictd(file)) {
    const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
    return freeDict(file, new Headwords(spellings))
  }
  const text = await openText(await openBytes(file))
  const head = text.head.toString('utf8').replace(/^\ufeff/u, '')
  const synsets = () => new SynsetKeys(folders)
  if (isWordnetTab(head)) return wordnetTab(text, synsets)
  if (head.trimStart().startsWith('<')) return wordnetLmf(text, synsets)
  throw new ImportError(
    `${file} is neither a wordnet (.tab or LMF) nor a FreeDict dictionary (.index and .dict.dz)`,
  )
}

/**
 * Imports translations into a language from a file, which then stand where we have none of our own. Each batch is a
 * transaction that also saves its position, so that the same command resumes a run that was killed. The pack that it
 * replaces serves until the new one is complete.
 *
 * @param options.lang BCP 47
 * @param options.file path or http(s) address
 * @throws ImportError with a readable reason
 */
export async function importPack(
  pool: pg.Pool,
  options: {
    readonly lang: string
    readonly file: string
    onProgress(progress: LoadProgress): void
    readonly folders?: InputFolders
  },
): Promise<PackResult> {
  const lang = languageCode(options.lang)
  if (lang === undefined) throw new ImportError(`${options.lang} is no language; write de, or pt-BR`)
  const source = await openPack(options.file, options.folders ?? findInputFolders())
  const { name, identity, version, licence, url } = source
  const client = await pool.connect()
  let failed = true
  try {
    const { locked } = await lockImports.fetchOne(client, {})
    if (!locked) throw new ImportError('Another import is running; try again once it has finished.')
    const before = await packOfFile.fetchFirst(client, { lang, name, identity })
    const result = { lang, name, licence, version, resumed: before?.stage === 'reading' }
    if (before?.stage === 'active') {
      failed = false
      return { ...result, changed: false, entries: before.entries }
    }
    const pack =
      before ?? (await insertPack.fetchOne(client, { lang, name, identity, version, licence, url }))
    let { entries } = pack
    for await (const batch of source.read(pack.position)) {
      entries += batch.senses.size + batch.words.length
      await writeBatch(client, pack.id, batch, entries)
      options.onProgress({ stage: 'Reading', done: Math.round(batch.share * STEPS), total: STEPS })
    }
    if (entries === 0) throw new ImportError(`${options.file} has no translations of words that we know`)
    await inTransaction(client, async () => {
      await finishPack.execute(client, { id: pack.id })
      await deleteOtherPacks.execute(client, { lang, name, id: pack.id })
    })
    await analyze(client, ['translation_pack', 'pack_sense', 'pack_word'])
    failed = false
    return { ...result, changed: true, entries }
  } finally {
    // If the import failed, closing the connection releases the lock and ends any statement still running.
    if (!failed) await unlockImports.execute(client, {})
    client.release(failed)
  }
}

async function writeBatch(
  client: pg.PoolClient,
  pack: number,
  batch: PackBatch,
  entries: number,
): Promise<void> {
  await inTransaction(client, async () => {
    if (batch.senses.size > 0)
      await addPackSenses.execute(client, {
        pack,
        keys: [...batch.senses.keys()],
        equivalents: [...batch.senses.values()].map((equivalents) => equivalents.join(UNIT)),
      })
    await copyRows(client, wordTable, packWordRows(pack, batch.words, entries - batch.words.length))
    await savePackProgress.execute(client, { id: pack, position: batch.position, entries })
  })
}
