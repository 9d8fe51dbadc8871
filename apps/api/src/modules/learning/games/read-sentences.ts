import type pg from 'pg'
import type { Actor } from '../../../lib/actor'

/** Texts whose sentences are looked through, the latest ones. */
const TEXTS = 12
const LONGEST = 320
const SHORTEST = 20

/**
 * Sentences in which the learner $1 met the words $2, at most four a word, those first for which a definition was chosen, then those
 * in which it was looked up. Of a text
 * only the sentences wanted are read.
 */
const sentences = `
  WITH latest AS MATERIALIZED (
    SELECT spell_ids, sentences, read_at FROM read_text WHERE user_id = $1 ORDER BY read_at DESC LIMIT ${TEXTS}
  )
  SELECT w.spell_id, s.sentence, s.definition_id
  FROM unnest($2::int[]) AS w (spell_id), LATERAL (
    (SELECT sentence, was_looked_up, met_at, definition_id FROM encounter e WHERE e.user_id = $1 AND e.spell_id = w.spell_id
     ORDER BY definition_id IS NOT NULL DESC, was_looked_up DESC, id DESC LIMIT 3)
    UNION ALL
    (SELECT t.sentences[place], false, t.read_at, NULL
     FROM latest t, LATERAL array_position(t.spell_ids, w.spell_id) AS place
     WHERE place IS NOT NULL ORDER BY t.read_at DESC LIMIT 1)
  ) s
  WHERE length(s.sentence) BETWEEN ${SHORTEST} AND ${LONGEST}
  ORDER BY s.definition_id IS NOT NULL DESC, s.was_looked_up DESC, s.met_at DESC`

/** A sentence and the definition that the learner chose for the word in it. */
export interface ReadSentence {
  readonly sentence: string
  readonly definitionId: number | null
}

/** Sentences of the learner's own reading by spell id, the best first; words that were met in none are left out. */
export async function readSentences(
  pool: pg.Pool,
  actor: Actor,
  spellIds: readonly number[],
): Promise<Map<number, ReadSentence[]>> {
  const { rows } = await pool.query<{ spell_id: number; sentence: string; definition_id: number | null }>({
    name: 'learn-sentences',
    text: sentences,
    values: [actor.userId, spellIds],
  })
  const found = new Map<number, ReadSentence[]>()
  for (const { spell_id, sentence, definition_id: definitionId } of rows) {
    const known = found.get(spell_id)
    if (known) known.push({ sentence, definitionId })
    else found.set(spell_id, [{ sentence, definitionId }])
  }
  return found
}
