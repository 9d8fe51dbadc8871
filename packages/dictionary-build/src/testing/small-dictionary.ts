import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import * as copyStreams from 'pg-copy-streams'
import { loadedTables } from '../load/tables'

/** Conditions that select the rows of a small dictionary in each table, by the ids of its spells. */
const spells = (most: number) => `SELECT id FROM spell WHERE frequency_rank <= ${most}`
const conditions: Readonly<Record<string, (most: number) => string>> = {
  spell: (most) => `frequency_rank <= ${most}`,
  definition_relation: (most) =>
    `spell_id IN (${spells(most)}) AND definition_id IN (SELECT id FROM definition WHERE spell_id IN (${spells(most)}))`,
}

/**
 * Fills an empty migrated database with the most frequent words of another database's dictionary, under the same ids.
 * It counts as the complete dictionary, so a server starts on it immediately.
 *
 * @param most highest frequency rank to copy
 */
export async function copySmallDictionary(from: pg.Pool, to: pg.Pool, most: number): Promise<void> {
  const [source, target] = [await from.connect(), await to.connect()]
  try {
    await target.query('BEGIN')
    for (const { name, columns } of [...loadedTables, sources]) {
      const list = columns.join(', ')
      const isTaken = name === sources.name ? 'true' : (conditions[name] ?? ofSpells)(most)
      const rows = source.query(
        copyStreams.to(`COPY (SELECT ${list} FROM ${name} WHERE ${isTaken}) TO STDOUT`),
      )
      await pipeline(rows, target.query(copyStreams.from(`COPY ${name} (${list}) FROM STDIN`)))
    }
    await target.query('COMMIT')
  } finally {
    source.release()
    target.release()
  }
}

const ofSpells = (most: number) => `spell_id IN (${spells(most)})`

const sources = {
  name: 'dictionary_source',
  columns: ['name', 'version', 'licence', 'url', 'fingerprint', 'spells', 'definitions', 'loaded_at'],
}
