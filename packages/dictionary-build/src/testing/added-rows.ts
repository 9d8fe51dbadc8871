import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { composedTables } from '../import/compose/composed-tables'

/**
 * Conditions that select the rows added by imports, by table name; $SPELL stands for the highest spell id before the
 * import.
 */
const added: Record<string, string> = {
  spell: 'id > $SPELL',
  definition: `source IN ('Wiktionary', 'Open English WordNet')`,
  definition_relation: `definition_id IN (SELECT id FROM definition WHERE source IN ('Wiktionary', 'Open English WordNet'))`,
  spell_form: `source <> ''`,
  pronunciation: 'ordinal NOT BETWEEN 0 AND 49',
  phrase: 'spell_id > $SPELL',
}
const ofChangedSpells = 'spell_id > $SPELL OR spell_id IN (SELECT spell_id FROM imported_spell)'

const tables = [
  { name: 'spell', columns: ['id', 'spell_lower', 'pos_mask', 'frequency_rank', 'level', 'is_function'] },
  ...composedTables,
]

/** Writes the rows that an import has added or changed to files in a folder, one per table, in COPY's text format. */
export async function writeAddedRows(pool: pg.Pool, folder: string, lastSpell: number): Promise<void> {
  const client = await pool.connect()
  for (const { name, columns } of tables) {
    const which = (added[name] ?? ofChangedSpells).replaceAll('$SPELL', String(lastSpell))
    const rows = client.query(
      copyStreams.to(`COPY (SELECT ${columns.join(', ')} FROM ${name} WHERE ${which}) TO STDOUT`),
    )
    await pipeline(rows, createWriteStream(join(folder, name)))
  }
  client.release()
}

/**
 * Copies these rows into a dictionary that hasn't had the import, in one transaction, with keys and indexes in place.
 * Documents that the import has changed are deleted first, which isn't timed.
 *
 * @returns the duration in seconds
 */
export async function copyAddedRows(pool: pg.Pool, folder: string): Promise<number> {
  const client = await pool.connect()
  await client.query('CREATE TEMP TABLE changed (spell_id INT, document TEXT, senses TEXT)')
  await copyIn(client, folder, 'changed', ['spell_id', 'document', 'senses'], 'imported_spell')
  for (const table of ['spell_document', 'spell_senses']) {
    await client.query(`DELETE FROM ${table} WHERE spell_id IN (SELECT spell_id FROM changed)`)
  }
  const started = performance.now()
  await client.query('BEGIN')
  for (const { name, columns } of tables) await copyIn(client, folder, name, columns)
  await client.query('COMMIT')
  const seconds = (performance.now() - started) / 1000
  client.release()
  return seconds
}

async function copyIn(
  client: pg.PoolClient,
  folder: string,
  table: string,
  columns: readonly string[],
  file = table,
): Promise<void> {
  const target = client.query(copyStreams.from(`COPY ${table} (${columns.join(', ')}) FROM STDIN`))
  await pipeline(createReadStream(join(folder, file)), target)
}
