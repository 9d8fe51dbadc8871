import { type PhraseEntry, phraseClass } from '@wordhoard/lexicon/phrases/phrases'
import type pg from 'pg'

/** A phrase as `phraseColumns` selects it; further columns may follow. */
export type PhraseRow = [
  id: number,
  headword: string,
  partsOfSpeech: number,
  head: number | null,
  gap: number | null,
  separability: NonNullable<PhraseEntry['separability']> | null,
]

/** What `phrasesOf` needs of each phrase, further columns, and where from; joins and conditions may follow. */
export const phraseColumns = (more?: string) =>
  `s.id, s.spell_lower, s.pos_mask, p.head, p.gap, p.separability${more ? `, ${more}` : ''}
   FROM phrase p JOIN spell s ON s.id = p.spell_id`

/** Every multi-word entry with what its matching needs; made one by one, since an imported dictionary has 200,000. */
export async function loadPhrases(pool: pg.Pool): Promise<Iterable<PhraseEntry>> {
  const { rows } = await pool.query<PhraseRow>({
    text: `SELECT ${phraseColumns()} ORDER BY s.id`,
    rowMode: 'array',
  })
  return phrasesOf(rows)
}

export function* phrasesOf(rows: Iterable<readonly [...PhraseRow, ...unknown[]]>): Generator<PhraseEntry> {
  for (const [id, headword, partsOfSpeech, head, gap, separability] of rows)
    yield { id, words: headword.split(' '), head, gap, separability, ...phraseClass(partsOfSpeech) }
}
