import type { WordImport, WordImportResult } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import type { TextWork } from './texts/text-work'
import { marks } from './word-rows'
import { changingWords } from './words-lock'

/**
 * Saves words: $1 user, $2 spells, $3 headwords, $4 priority, $5 sentences (empty for none). Words that were saved before
 * stay as they are; those that were met are promoted. `before` reads them as they were when the statement began; locking
 * them there would skip what the statement itself has changed.
 */
const save = `
  WITH word AS (
    SELECT * FROM unnest($2::int[], $3::text[], $5::text[]) AS w (spell_id, spell_lower, sentence)
  ), before AS (
    SELECT i.* FROM main_voc_item i JOIN word USING (spell_id)
    WHERE i.user_id = $1 AND i.mark = ${marks.met}
  ), saved AS (
    INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, priority, mark)
    SELECT $1, spell_id, spell_lower, $4::smallint, CASE WHEN $4::smallint = 0 THEN ${marks.ignored} ELSE ${marks.new} END FROM word
    ON CONFLICT (user_id, spell_id) DO UPDATE SET mark = excluded.mark, priority = excluded.priority
      WHERE i.mark = ${marks.met}
    RETURNING spell_id, xmax = 0 AS is_new
  ), remembered AS (
    INSERT INTO encounter (user_id, spell_id, sentence, source)
    SELECT $1, spell_id, sentence, 'Imported' FROM word JOIN saved USING (spell_id) WHERE sentence <> ''
  ), step AS (
    INSERT INTO undo_step (id, user_id, kind, rows)
    SELECT gen_random_uuid(), $1, 'items', jsonb_build_object(
      'added', coalesce((SELECT jsonb_agg(spell_id) FROM saved WHERE is_new), '[]'::jsonb),
      'before', coalesce((SELECT jsonb_agg(to_jsonb(before)) FROM before), '[]'::jsonb))
    WHERE EXISTS (SELECT FROM saved)
    RETURNING id
  )
  SELECT (SELECT count(*)::int FROM saved) AS added, (SELECT id::text FROM step) AS undo_id`

/** Saves the words of somebody's list as far as the dictionary has them; with `preview` only says what would happen. */
export async function importWords(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  { words, priority, preview }: WordImport,
): Promise<WordImportResult> {
  const entries = await textWork.perform(actor.userId, 'find', {
    lines: words.map(({ text }) => text).join('\0'),
  })
  const headwords = entries.headwords.split('\0')
  const found = new Map<number, { text: string; headword: string; sentence: string }>()
  const notRecognised = new Set<string>()
  for (const [at, { text, sentence }] of words.entries()) {
    const spellId = entries.spellIds[at]!
    if (spellId < 0) notRecognised.add(text)
    else if (!found.has(spellId))
      found.set(spellId, { text, headword: headwords[at]!, sentence: (sentence ?? '').trim() })
  }
  const spellIds = [...found.keys()]
  const { rows } = await pool.query<{ spell_id: number }>(
    `SELECT spell_id FROM main_voc_item WHERE user_id = $1 AND spell_id = ANY($2::int[]) AND mark <> ${marks.met}`,
    [actor.userId, spellIds],
  )
  const saved = new Set(rows.map(({ spell_id }) => spell_id))
  const saving = [...found.values()]
  const { added, undo_id } = preview
    ? { added: spellIds.length - saved.size, undo_id: null }
    : (
        await changingWords(pool, actor, (client) =>
          client.query<{ added: number; undo_id: string | null }>(save, [
            actor.userId,
            spellIds,
            saving.map(({ headword }) => headword),
            priority,
            saving.map(({ sentence }) => sentence),
          ]),
        )
      ).rows[0]!
  return {
    recognised: [...found].map(([spell_id, { text, headword }]) => ({
      text,
      spell_id,
      spell_lower: headword,
      is_saved: saved.has(spell_id),
    })),
    not_recognised: [...notRecognised],
    added,
    undo_id,
  }
}
