import { join } from 'node:path'
import { analyze } from '@wordhoard/database/sql/analyze'
import type pg from 'pg'
import { readFrequencies } from '../frequency'
import { findInputFolders, type InputFolders } from '../input-folders'
import { lockDictionary } from '../load/build-lock'
import { advanceSequences, lastId } from '../load/ids'
import type { LoadProgress } from '../load/progress'
import type { Pronunciations } from '../sound/pronunciations'
import { readSpellings } from '../spellings'
import { prepareBatch, writeBatch } from './compose/compose'
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
import { pronunciationsIn } from './recompose'
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
  /** False when the dictionary had this very content already. */
  readonly changed: boolean
  readonly source: string
  readonly version: string
  /** True when an earlier run, which was cut short, was gone on with. */
  readonly resumed: boolean
  /** What became of the entries, by name. */
  readonly counts: Readonly<Record<string, number>>
  /** Words and definitions of the whole dictionary. */
  readonly spells: number
  readonly definitions: number
  readonly seconds: number
}

/**
 * Imports a file into the dictionary: reads its entries into `imported_entry`, makes the spells that are new, and
 * composes every spell that the file tells of from what the build and all imports have of it. Every step is a transaction
 * with the place it has come to, so that a run that was killed is gone on with by the next one of the same file; the same
 * file twice changes nothing. Takes two connections. Throws `ImportError` with the reason in words.
 *
 * @param options.file path, folder or http(s) address
 */
export async function importDictionary(
  pool: pg.Pool,
  options: {
    readonly file: string
    onProgress(progress: LoadProgress): void
    /** Other than the installed ones. */
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
    if (!locked) throw new ImportError('Another import is under way; one at a time.')
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
    const { counts, changed } = await bringIn(client, records, release, {
      headwords,
      pronunciations: () => pronunciationsIn(folders),
      frequencies: () => readFrequencies(spellings),
      pool,
      onProgress: options.onProgress,
    })
    failed = false
    return await result(changed, counts)
  } finally {
    // A connection that is closed gives back its lock, and ends what it was doing if something failed.
    if (!failed) await unlockImports.execute(client, {})
    client.release(failed)
  }
}

interface Means {
  readonly headwords: Headwords
  readonly pronunciations: () => Pronunciations
  readonly frequencies: () => ReturnType<typeof readFrequencies>
  /** For a second connection. */
  readonly pool: pg.Pool
  onProgress(progress: LoadProgress): void
}

async function bringIn(
  client: pg.PoolClient,
  records: RecordSource,
  release: Release,
  means: Means,
): Promise<{ counts: Release['counts']; changed: boolean }> {
  let { counts } = release
  if (release.stage === 'reading') counts = await readRelease(client, records, release, means.onProgress)
  if (release.composed === '' && (await sameRelease(client, records, release.id))) {
    await inTransaction(client, () => keepActive(client, records, release.id))
    return { counts, changed: false }
  }
  if (release.composed === '') await openSpells(client, release, means)
  const reader = await means.pool.connect()
  let failed = true
  try {
    await compose(client, reader, records, release, means)
    failed = false
  } finally {
    reader.release(failed)
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

async function openSpells(client: pg.PoolClient, release: Release, means: Means): Promise<void> {
  means.onProgress({ stage: 'New words', done: 0, total: 1 })
  await analyze(client, ['imported_entry'])
  const frequencies = await means.frequencies()
  await inTransaction(client, async () => {
    await lockDictionary(client)
    await makeSpells(client, release.id, frequencies)
  })
  await advanceSequences(client)
  await analyze(client, ['spell'])
}

/** Composes all words of the release, and of those that it takes the place of, from the checkpoint on. */
async function compose(
  client: pg.PoolClient,
  reader: pg.PoolClient,
  records: RecordSource,
  release: Release,
  means: Means,
): Promise<void> {
  const inForce = await activeReleases(client)
  for (const [id, source] of inForce) if (source === records.source.name) inForce.delete(id)
  inForce.set(release.id, records.source.name)
  const counted = await countHeadwords.fetchOne(client, { composed: release.composed })
  const { total } = counted
  let { done } = counted
  const options = {
    headwords: means.headwords,
    pronunciations: means.pronunciations(),
    inForce,
    afterBuild: false,
  }
  const readComposed = async () => (await lastComposed.fetchOne(client, { release: release.id })).composed
  await prepareStaging(client)
  // While one batch is written, the next is prepared on a connection of its own.
  const prepare = async (after: string, last?: number) =>
    await prepareBatch(reader, after, last ?? (await lastId(reader, 'definition')), options)
  let ahead = prepare(release.composed)
  for (let expected = release.composed; ; ) {
    means.onProgress({ stage: 'Composing words', done: Math.min(done, total), total })
    const batch = await ahead
    if (!batch && (await readComposed()) === expected) break
    if (!batch) {
      expected = await readComposed()
      ahead = prepare(expected)
      continue
    }
    ahead = prepare(batch.last, batch.lastDefinition)
    // Awaited in the next round; until then a failure must not count as unhandled.
    ahead.catch(() => undefined)
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
      // A build came between and has sent the import back to the beginning: what was prepared is out of date.
      await ahead
      ahead = prepare(expected)
    }
  }
  await dropStaging(client)
  means.onProgress({ stage: 'Composing words', done: total, total })
}
