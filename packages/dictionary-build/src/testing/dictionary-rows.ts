import type pg from 'pg'
import { composedTables } from '../import/compose/composed-tables'

/** Returns every row of every table of the dictionary, sorted by key; `system` adds columns such as xmin. */
export async function dictionaryRows(pool: pg.Pool, system = ''): Promise<Record<string, unknown[]>> {
  const all: Record<string, unknown[]> = {}
  for (const { name, key } of [{ name: 'spell', key: ['id'] }, ...composedTables]) {
    all[name] = (await pool.query(`SELECT *${system} FROM ${name} ORDER BY ${key.join(', ')}`)).rows
  }
  return all
}
