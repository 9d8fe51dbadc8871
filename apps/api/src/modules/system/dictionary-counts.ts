import type pg from 'pg'

export interface DictionaryCounts {
  readonly words: number
  readonly definitions: number
}

/** How much the dictionary holds. */
export async function dictionaryCounts(pool: pg.Pool): Promise<DictionaryCounts> {
  const { rows } = await pool.query<DictionaryCounts>(
    'SELECT (SELECT count(*)::int FROM spell_document) AS words, (SELECT count(*)::int FROM definition) AS definitions',
  )
  return rows[0]!
}
