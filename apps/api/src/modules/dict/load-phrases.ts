import type { PhraseEntry } from '@wordhoard/lexicon/phrases'
import type pg from 'pg'

/** Every multi-word entry with what its matching needs. */
export async function loadPhrases(pool: pg.Pool): Promise<PhraseEntry[]> {
  const { rows } = await pool.query<{
    id: number
    spell_lower: string
    head: number | null
    gap: number | null
  }>(
    'SELECT s.id, s.spell_lower, p.head, p.gap FROM phrase p JOIN spell s ON s.id = p.spell_id ORDER BY s.id',
  )
  return rows.map(({ id, spell_lower, head, gap }) => ({ id, words: spell_lower.split(' '), head, gap }))
}
