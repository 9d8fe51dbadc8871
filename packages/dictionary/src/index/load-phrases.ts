import type { PhraseEntry } from '@wordhoard/lexicon/phrases/phrases'
import type pg from 'pg'
import { allPhrases } from './index.queries'
import { phraseEntry } from './phrase-rows'

type Row = Awaited<ReturnType<typeof allPhrases.fetchAll>>[number]

/**
 * Loads every multi-word entry with what phrase matching needs. Yields entries one at a time, because an imported
 * dictionary has 200,000.
 */
export async function loadPhrases(pool: pg.Pool): Promise<Iterable<PhraseEntry>> {
  return phrasesOf(await allPhrases.fetchAll(pool, {}))
}

function* phrasesOf(rows: Iterable<Row>): Generator<PhraseEntry> {
  for (const { id, spell_lower, pos_mask, head, gap, separability } of rows)
    yield phraseEntry([id, spell_lower, pos_mask, head, gap, separability])
}
