import type { PhraseEntry } from '@wordhoard/lexicon/phrases'
import type pg from 'pg'

/** Every multi-word entry with what its matching needs; made one by one, since an imported dictionary has 200,000. */
export async function loadPhrases(pool: pg.Pool): Promise<Iterable<PhraseEntry>> {
  const { rows } = await pool.query<[number, string, number | null, number | null]>({
    text: 'SELECT s.id, s.spell_lower, p.head, p.gap FROM phrase p JOIN spell s ON s.id = p.spell_id ORDER BY s.id',
    rowMode: 'array',
  })
  return phrases(rows)
}

function* phrases(
  rows: readonly (readonly [number, string, number | null, number | null])[],
): Generator<PhraseEntry> {
  for (const [id, headword, head, gap] of rows) yield { id, words: headword.split(' '), head, gap }
}
