import { analyze } from '@wordhoard/database/sql/analyze'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import type pg from 'pg'
import { countRows } from './build.queries'
import { readDictionary } from './dictionary'
import { fingerprints, versionOf } from './fingerprint'
import { recomposeImports } from './import/recompose'
import { findInputFolders, type InputFolders } from './input-folders'
import { lockDictionary } from './load/build-lock'
import { loadDictionary } from './load/load'
import type { LoadProgress } from './load/progress'
import { dictionarySources } from './sources'
import { saveSource, sourceFingerprints } from './sources.queries'

export type BuildProgress = LoadProgress

export interface BuildResult {
  /** False when the database had this very dictionary already. */
  readonly changed: boolean
  readonly spells: number
  readonly definitions: number
  readonly seconds: number
}

/**
 * Brings the database's dictionary to what the installed sources and lists say.
 *
 * Everything happens in one transaction: an interrupted build leaves what was there before, and readers never see
 * half of one. What has been imported stays, and is composed anew with what the build has made. Ids of words and
 * definitions never change. When the fingerprints of all sources are those of the last
 * build nothing is done, unless `force` is set. Throws `ListError` when a list is malformed.
 */
export async function buildDictionary(
  pool: pg.Pool,
  options: {
    onProgress(progress: BuildProgress): void
    /** Build even if the fingerprints say that nothing has changed. */
    force?: boolean
    /** Other than the installed sources. */
    folders?: InputFolders
  },
): Promise<BuildResult> {
  const started = performance.now()
  const folders = options.folders ?? findInputFolders()
  const wanted = fingerprints(folders)
  const client = await pool.connect()
  let failed = true
  try {
    const finish = async (changed: boolean): Promise<BuildResult> => {
      const counts = await countRows.fetchOne(client, {})
      failed = false
      return { changed, ...counts, seconds: (performance.now() - started) / 1000 }
    }
    if (!options.force && (await isLoaded(client, wanted))) return await finish(false)
    await client.query('BEGIN')
    await lockDictionary(client)
    // Another process may have done it while this one waited.
    if (!options.force && (await isLoaded(client, wanted))) {
      await client.query('COMMIT')
      return await finish(false)
    }
    await loadSources(client, folders, options.onProgress)
    collectGarbage()
    await recomposeImports(client, folders, options.onProgress)
    await recordSources(client, wanted, folders)
    await client.query('COMMIT')
    await analyze(client, [
      'spell',
      'definition',
      'definition_relation',
      'spell_form',
      'spell_document',
      'spell_senses',
    ])
    return await finish(true)
  } finally {
    // A connection whose transaction failed is closed, which also ends what it was doing.
    client.release(failed)
  }
}

async function loadSources(
  client: pg.PoolClient,
  folders: InputFolders,
  onProgress: (progress: BuildProgress) => void,
): Promise<void> {
  const dictionary = await readDictionary(folders, (done) =>
    onProgress({ stage: 'Reading WordNet', done, total: SYNSETS }),
  )
  collectGarbage()
  const sources = dictionarySources.map((source) => source.name)
  await loadDictionary(client, dictionary, sources, onProgress)
}

/** True when the database's dictionary is what the installed sources and lists say, so that a build would change nothing. */
export async function isDictionaryCurrent(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    return await isLoaded(client, fingerprints(findInputFolders()))
  } finally {
    client.release()
  }
}

/** Synsets of WordNet 3.1, for the progress of reading. */
const SYNSETS = 117_791

async function isLoaded(client: pg.PoolClient, wanted: ReadonlyMap<string, string>): Promise<boolean> {
  const rows = await sourceFingerprints.fetchAll(client, { names: [...wanted.keys()] })
  return rows.length === wanted.size && rows.every((row) => wanted.get(row.name) === row.fingerprint)
}

async function recordSources(
  client: pg.PoolClient,
  wanted: ReadonlyMap<string, string>,
  folders: InputFolders,
): Promise<void> {
  for (const source of dictionarySources) {
    await saveSource({ onlyIfChanged: true }).execute(client, {
      name: source.name,
      version: versionOf(source, folders),
      licence: source.licence,
      url: source.url,
      fingerprint: wanted.get(source.name)!,
    })
  }
}
