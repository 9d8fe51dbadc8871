import { join } from 'node:path'
import { analyze } from '@wordhoard/database/sql/analyze'
import type pg from 'pg'
import { readFrequencies } from '../frequency'
import { findInputFolders, type InputFolders } from '../input-folders'
import { lockDictionary } from '../load/build-lock'
import { advanceSequences } from '../load/ids'
import type { LoadProgress } from '../load/progress'
import { readSpellings } from '../spellings'
import { writeBatch } from './compose/compose'
import { ComposeThread } from './compose/compose-thread'
import { makeSpells } from './compose/new-spells'
import { dropStaging, prepareStaging } from './compose/write-rows'
import { Headwords } from './headwords'
import {
  countEntries,
  countHeadwords,
  lastComposed,
  lockImports,
  saveComposed,
  unlockImports,
} from './import.queries'
import { ImportError } from './import-error'
import { inTransaction } from './in-transaction'
import { openRecords } from './open-records'
import { readRelease } from './read-release'
import type { RecordSource } from './record-source'
import {
  activate,
  activeReleases,
  beginRelease,
  findRelease,
  keepActive,
  type Release,
  sameRelease,
} from './releases'

export interface ImportResult {
  /** False if the dictionary already had exactly this content. */
  readonly changed: boolean
  readonly source: string
  readonly version: string
  /** Whether the import resumed an earlier run that was interrupted. */
  readonly resumed: boolean
  /** Number of entries by outcome. */
  readonly counts: Readonly<Record<string, number>>
  /** Words and definitions of the whole dictionary. */
  readonly spells: number
  readonly definitions: number
  readonly seconds: number
}

/**
 * Imports a file into the dictionary: reads its entries into `imported_entry`, creates the missing spells, and composes
 * every spell in the file from the build and all imports.
 *
 * Every step is a transaction that also saves its position, so that the next run with the same file resumes an import
 * that was killed. Importing the same file twice changes nothing. Uses two connections.
 *
 * @param options.file path, folder or http(s) URL
 * @throws ImportError with a readable reason
 */
export async function importDictionary(
  pool: pg.Pool,
  options: {
    readonly file: string
    onProgress(progress: LoadProgress): void
    /** Folders to read instead of the installed ones. */
    readonly folders?: InputFolders
  },
): Promise<ImportResult> {
  const started = performance.now()
  const folders = options.folders ?? findInputFolders()
  const spellings = await readSpellings(join(folders.lists, 'spelling-pairs.tsv'))
  const headwords = new Headwords(spellings)
  const records = await openRecords(options.file, headwords)
  const client = await pool.connect()
  let failed = true
  try {
    const { locked } = await lockImports.fetchOne(client, {})
    if (!locked) throw new ImportError('Another import is running; try again once it has finished.')
    const before = await findRelease(client, records)
    const result = async (changed: boolean, counts: Release['counts']): Promise<ImportResult> => ({
      changed,
      source: records.source.name,
      version: records.version,
      resumed: before !== undefined && before.stage !== 'active',
      counts,
      ...(await countEntries.fetchOne(client, {})),
      seconds: (performance.now() - started) / 1000,
    })
    if (before?.stage === 'active') {
      failed = false
      return await result(false, before.counts)
    }
    const release = before ?? (await beginRelease(client, records))
    const { counts, changed } = await importRelease(client, records, release, {
      folders,
      frequencies: () => readFrequencies(spellings),
      pool,
      onProgress: options.onProgress,
    })
    failed = false
    return await result(changed, counts)
  } finally {
    // If the import failed, closing the connection releases the lock and ends any statement still running.
    if (!failed) await unlockImports.execute(client, {})
    client.release(failed)
  }
}

interface ImportContext {
  readonly folders: InputFolders
  readonly frequencies: () => ReturnType<typeof readFrequencies>
  /** Says where the thread that composes words connects to. */
  readonly pool: pg.Pool
  onProgress(progress: LoadProgress): void
}

async function importRelease(
  client: pg.PoolClient,
  records: RecordSource,
  release: Release,
  context: ImportContext,
): Promise<{ counts: Release['counts']; changed: boolean }> {
  let { counts } = release
  if (release.stage === 'reading') counts = await readRelease(client, records, release, context.onProgress)
  if (release.composed === '' && (await sameRelease(client, records, release.id))) {
    await inTransaction(client, () => keepActive(client, records, release.id))
    return { counts, changed: false }
  }
  // The thread starts while new spells are created.
  const thread = new ComposeThread(
    context.pool,
    context.folders,
    await sourcesToCompose(client, records, release),
  )
  try {
    if (release.composed === '') await createSpells(client, release, context)
    await compose(thread, client, release, context)
  } finally {
    await thread.close()
  }
  await inTransaction(client, () => activate(client, records, release.id))
  await advanceSequences(client)
  await analyze(client, [
    'spell',
    'definition',
    'definition_relation',
    'spell_form',
    'spell_document',
    'spell_senses',
    'imported_entry',
  ])
  return { counts, changed: true }
}

async function createSpells(client: pg.PoolClient, release: Release, context: ImportContext): Promise<void> {
  context.onProgress({ stage: 'New words', done: 0, total: 1 })
  await analyze(client, ['imported_entry'])
  const frequencies = await context.frequencies()
  await inTransaction(client, async () => {
    await lockDictionary(client)
    await makeSpells(client, release.id, frequencies)
  })
  await advanceSequences(client)
  await analyze(client, ['spell'])
}

/** Returns the releases that words are composed from, with their sources: this one instead of the one it replaces. */
async function sourcesToCompose(
  client: pg.PoolClient,
  records: RecordSource,
  release: Release,
): Promise<ReadonlyMap<number, string>> {
  const sourcesByRelease = await activeReleases(client)
  for (const [id, source] of sourcesByRelease) if (source === records.source.name) sourcesByRelease.delete(id)
  return sourcesByRelease.set(release.id, records.source.name)
}

/** Composes all words of the release, and of the release that it replaces, starting at the checkpoint. */
async function compose(
  thread: ComposeThread,
  client: pg.PoolClient,
  release: Release,
  context: ImportContext,
): Promise<void> {
  const counted = await countHeadwords.fetchOne(client, { composed: release.composed })
  const { total } = counted
  let { done } = counted
  const readComposed = async () => (await lastComposed.fetchOne(client, { release: release.id })).composed
  await prepareStaging(client)
  let nextBatch = thread.prepare(release.composed)
  for (let expected = release.composed; ; ) {
    context.onProgress({ stage: 'Composing words', done: Math.min(done, total), total })
    const batch = await nextBatch
    if (!batch && (await readComposed()) === expected) break
    if (!batch) {
      expected = await readComposed()
      nextBatch = thread.prepare(expected)
      continue
    }
    // While one batch is written, the thread prepares the next.
    nextBatch = thread.prepare(batch.last, batch.lastDefinition)
    // The next round awaits it; until then a failure mustn't count as unhandled.
    nextBatch.catch(() => undefined)
    const isWritten = await inTransaction(client, async () => {
      await lockDictionary(client)
      if ((await readComposed()) !== expected) return false
      await writeBatch(client, batch)
      await saveComposed.execute(client, { release: release.id, headword: batch.last })
      return true
    })
    await advanceSequences(client)
    expected = isWritten ? batch.last : await readComposed()
    if (isWritten) done += batch.words
    else {
      // A build ran in the meantime and reset the import to its beginning, so the prepared batch is out of date.
      await nextBatch
      nextBatch = thread.prepare(expected)
    }
  }
  await dropStaging(client)
  context.onProgress({ stage: 'Composing words', done: total, total })
}
