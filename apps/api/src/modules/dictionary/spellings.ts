import type pg from 'pg'
import { firstSpellings } from './spellings.queries'

interface ListedWord {
  readonly spell_id: number
  readonly spell_lower: string
}

/** Adds to each word how the dictionary writes it: June for june, café for cafe. */
export async function addSpellings<Word extends ListedWord>(
  pool: pg.Pool,
  words: readonly Word[],
): Promise<(Word & { readonly spelling: string })[]> {
  const spellIds = words.map(({ spell_id }) => spell_id)
  const rows = spellIds.length === 0 ? [] : await firstSpellings.fetchAll(pool, { spellIds })
  const spellings = new Map(rows.map(({ spell_id, spelling }) => [spell_id, spelling]))
  return words.map((word) => ({ ...word, spelling: spellings.get(word.spell_id) ?? word.spell_lower }))
}
