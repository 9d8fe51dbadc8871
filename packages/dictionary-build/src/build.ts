import { analyze } from '@wordhoard/database/sql/analyze'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'
import type pg from 'pg'
import { countRows } from './build.queries'
import { type Dictionary, readDictionary } from './dictionary'
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
  /** False if the database already had exactly this dictionary. */
  readonly changed: boolean
  readonly spells: number
  readonly definitions: number
  readonly seconds: number
}

/**
 * Updates the database's dictionary to match the installed sources and lists.
 *
 * Everything happens in one transaction: an interrupted build leaves the previous dictionary, and readers never see a
 * half-finished one. Imported content stays and is composed again with the new build. Ids of words and definitions
 * never change. If the fingerprints of all sources equal those of the last build, nothing is done unless `force` is
 * set.
 *
 * @throws ListError if a list is malformed
 */
export async function buildDictionary(
  pool: pg.Pool,
  options: {
    onProgress(progress: BuildProgress): void
    /** Build even if the fingerprints show that nothing has changed. */
    force?: boolean
    /** Folders to read instead of the installed sources. */
    folders?: InputFolders
    /** The sources, if they are being read already. */
    dictionary?: Promise<Dictionary> | undefined
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
    // Another process may have built it while this one waited for the lock.
    if (!options.force && (await isLoaded(client, wanted))) {
      await client.query('COMMIT')
      return await finish(false)
    }
    await loadSources(
      client,
      options.dictionary ?? readSources(options.onProgress, folders),
      options.onProgress,
    )
    await recomposeImports(client, folders, options.onProgress)
    await recordSources(client, wanted, folders)
    await client.query('COMMIT')
    await analyze(client, [
      'spell',
      'definition',
      'definition_relation',
      'spell_form',
      { name: 'spell_document', columns: ['spell_id'] },
      { name: 'spell_senses', columns: ['spell_id'] },
    ])
    return await finish(true)
  } finally {
    // Closes the connection if its transaction failed, which also ends any statement still running.
    client.release(failed)
  }
}

/** Reads the sources of the dictionary. */
export function readSources(
  onProgress: (progress: BuildProgress) => void,
  folders = findInputFolders(),
): Promise<Dictionary> {
  return readDictionary(folders, (done) => onProgress({ stage: 'Reading WordNet', done, total: SYNSETS }))
}

async function loadSources(
  client: pg.PoolClient,
  reading: Promise<Dictionary>,
  onProgress: (progress: BuildProgress) => void,
): Promise<void> {
  const dictionary = await reading
  collectGarbage()
  const sources = dictionarySources.map((source) => source.name)
  await loadDictionary(client, dictionary, sources, onProgress)
}

/** Returns whether the dictionary matches the installed sources and lists, so that a build would change nothing. */
export async function isDictionaryCurrent(pool: pg.Pool): Promise<boolean> {
  const client = await pool.connect()
  try {
    return await isLoaded(client, fingerprints(findInputFolders()))
  } finally {
    client.release()
  }
}

/** Number of synsets in WordNet 3.1, used to show progress. */
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
