import type pg from 'pg'
import type { RecordSource } from './record-source'

/** A row of `import_release`. */
export interface Release {
  readonly id: number
  readonly stage: 'reading' | 'composing' | 'active'
  readonly position: number
  readonly nextEntry: number
  readonly composed: string
  readonly counts: Readonly<Record<string, number>>
}

const columns = 'id, stage, position::float8 AS position, next_entry AS "nextEntry", composed, counts'

/** The release of this very file: finished, or as far as an earlier run has come; undefined when it is new. */
export async function findRelease(
  client: pg.PoolClient,
  records: RecordSource,
): Promise<Release | undefined> {
  const { rows } = await client.query<Release>(
    `SELECT ${columns} FROM import_release WHERE source = $1 AND identity = $2 ORDER BY id DESC LIMIT 1`,
    [records.source.name, records.identity],
  )
  return rows[0]
}

export async function beginRelease(client: pg.PoolClient, records: RecordSource): Promise<Release> {
  const { rows } = await client.query<Release>(
    `INSERT INTO import_release (source, identity, version, stage) VALUES ($1, $2, $3, 'reading') RETURNING ${columns}`,
    [records.source.name, records.identity, records.version],
  )
  return rows[0]!
}

/** The releases whose content is in the dictionary, by id, with the names of their sources. */
export async function activeReleases(client: pg.PoolClient): Promise<Map<number, string>> {
  const { rows } = await client.query<{ id: number; source: string }>(
    `SELECT id, source FROM import_release WHERE stage = 'active'`,
  )
  return new Map(rows.map(({ id, source }) => [id, source]))
}

/** Whether another release of the source has the very same entries. */
export async function sameRelease(
  client: pg.PoolClient,
  records: RecordSource,
  release: number,
): Promise<boolean> {
  const { rows } = await client.query<{ id: number }>(
    `SELECT id FROM import_release WHERE source = $1 AND stage = 'active' AND id <> $2`,
    [records.source.name, release],
  )
  const [active] = rows
  if (!active) return false
  const entries = (id: string) =>
    `SELECT headword, ordinal, body FROM imported_entry WHERE release_id = ${id}`
  const { rowCount } = await client.query(
    `SELECT FROM ((${entries('$1')} EXCEPT ${entries('$2')}) UNION ALL (${entries('$2')} EXCEPT ${entries('$1')})) d LIMIT 1`,
    [active.id, release],
  )
  return rowCount === 0
}

/** Makes the release the source's active one and forgets all others of the source. */
export async function activate(client: pg.PoolClient, records: RecordSource, release: number): Promise<void> {
  await client.query(
    `UPDATE import_release SET stage = 'active', finished_at = CURRENT_TIMESTAMP WHERE id = $1`,
    [release],
  )
  const { rows } = await client.query<{ id: number }>(
    'DELETE FROM import_release WHERE source = $1 AND id <> $2 RETURNING id',
    [records.source.name, release],
  )
  await client.query('DELETE FROM imported_entry WHERE release_id = ANY($1)', [rows.map(({ id }) => id)])
  await client.query(
    `INSERT INTO dictionary_source (name, version, licence, url, fingerprint, spells, definitions)
     SELECT $1, $2, $3, $4, $5, count(DISTINCT spell_id), count(*) FROM definition WHERE source = $1
     ON CONFLICT (name) DO UPDATE SET version = excluded.version, licence = excluded.licence, url = excluded.url,
       fingerprint = excluded.fingerprint, spells = excluded.spells, definitions = excluded.definitions,
       loaded_at = CURRENT_TIMESTAMP`,
    [records.source.name, records.version, records.source.licence, records.source.url, records.identity],
  )
}

/** The same content came in another file: the release that is there stays, under the new file's name. */
export async function keepActive(
  client: pg.PoolClient,
  records: RecordSource,
  release: number,
): Promise<void> {
  await client.query(
    `UPDATE import_release SET identity = $2, version = $3 WHERE source = $1 AND stage = 'active'`,
    [records.source.name, records.identity, records.version],
  )
  await client.query('DELETE FROM import_release WHERE id = $1', [release])
  await client.query('DELETE FROM imported_entry WHERE release_id = $1', [release])
}
