import { createReadStream, createWriteStream } from 'node:fs'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { composedTables } from '../import/compose/composed-tables'

/** What tells the rows that imports have added, over the table's name; $SPELL stands for the highest id before. */
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

/** Writes the rows that an import has added or changed into files of a folder, one a table, in COPY's text format. */
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
 * Copies such rows into a dictionary that has not had the import, keys and indexes in place, in one transaction; answers
 * the seconds it took. Documents that the import has changed are taken out first, which is not counted.
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
