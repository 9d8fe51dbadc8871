import type pg from 'pg'
import { saveSource } from '../sources.queries'
import { deletePacksOfRelease, hasPacks, movePacks } from './packs/packs.queries'
import type { RecordSource } from './record-source'
import {
  anyDifference,
  deleteEntries,
  deleteOtherReleases,
  deleteRelease,
  finishRelease,
  insertRelease,
  otherReleaseInForce,
  releaseOfFile,
  releasesInForce,
  renameRelease,
} from './releases.queries'

/** A file that is being imported, or whose content is in the dictionary. */
export type Release = Readonly<Awaited<ReturnType<typeof insertRelease.fetchOne>>>

/**
 * Returns the release of exactly this file, finished or interrupted; undefined if the file is new, or was imported before
 * translations were.
 */
export async function findRelease(
  client: pg.PoolClient,
  { source, identity, hasTranslations }: RecordSource,
): Promise<Release | undefined> {
  const release = await releaseOfFile.fetchFirst(client, { source: source.name, identity })
  const isWithout =
    hasTranslations &&
    release?.stage === 'active' &&
    !(await hasPacks.fetchFirst(client, { release: release.id }))
  return isWithout ? undefined : release
}

/** Creates the release of a new file, in the stage `reading`. */
export async function beginRelease(
  client: pg.PoolClient,
  { source, identity, version }: RecordSource,
): Promise<Release> {
  return await insertRelease.fetchOne(client, { source: source.name, identity, version })
}

/** Returns the releases whose content is in the dictionary: their ids with the names of their sources. */
export async function activeReleases(client: pg.PoolClient): Promise<Map<number, string>> {
  const rows = await releasesInForce.fetchAll(client, {})
  return new Map(rows.map(({ id, source }) => [id, source]))
}

/** Returns whether the active release of the source has exactly the same entries. */
export async function sameRelease(
  client: pg.PoolClient,
  records: RecordSource,
  release: number,
): Promise<boolean> {
  const active = await otherReleaseInForce.fetchFirst(client, { source: records.source.name, id: release })
  if (!active) return false
  return (await anyDifference.fetchFirst(client, { one: active.id, other: release })) === undefined
}

/** Makes a release the active one of its source and deletes all others of that source. */
export async function activate(
  client: pg.PoolClient,
  { source, identity, version }: RecordSource,
  release: number,
): Promise<void> {
  await finishRelease.execute(client, { id: release })
  const gone = await deleteOtherReleases.fetchAll(client, { source: source.name, id: release })
  await deleteEntries.execute(client, { releases: gone.map(({ id }) => id) })
  await saveSource({ onlyIfChanged: false }).execute(client, {
    name: source.name,
    version,
    licence: source.licence,
    url: source.url,
    fingerprint: identity,
  })
}

/** Keeps the active release, which has the same content as a new file, and gives it the identity of that file. */
export async function keepActive(
  client: pg.PoolClient,
  { source, identity, version }: RecordSource,
  release: number,
): Promise<void> {
  const { id } = await renameRelease.fetchOne(client, { source: source.name, identity, version })
  // The new file may bring translations that the active release was imported without.
  await deletePacksOfRelease.execute(client, { release: id })
  await movePacks.execute(client, { from: release, to: id })
  await deleteRelease.execute(client, { id: release })
  await deleteEntries.execute(client, { releases: [release] })
}
