import type { ChosenSense } from '@wordhoard/contracts/encounters'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import { plainSentence } from './encounters'

/**
 * Writes the choice to the sentence's encounters (one for each article that has it); one is made if there is none, and counts a correction once for each.
 * $1 user, $2 spell, $3 headword, $4 sentence, $5 title of the text, $6 definition or null, $7 the one offered or null.
 */
const choose = `
  WITH entered AS (
    INSERT INTO main_voc_item (user_id, spell_id, spell_lower, met_count) VALUES ($1, $2, $3, 1)
    ON CONFLICT (user_id, spell_id) DO NOTHING
  ), before AS (
    SELECT id, definition_id FROM encounter
    WHERE user_id = $1 AND spell_id = $2 AND sentence = $4 ORDER BY id LIMIT 1 FOR UPDATE
  ), changed AS (
    UPDATE encounter e SET definition_id = $6 FROM before b
    WHERE e.user_id = $1 AND e.spell_id = $2 AND e.sentence = $4
  ), made AS (
    INSERT INTO encounter (user_id, spell_id, sentence, source, was_looked_up, definition_id)
    SELECT $1, $2, $4, $5, true, $6::int WHERE $6::int IS NOT NULL AND NOT EXISTS (SELECT FROM before)
  )
  INSERT INTO sense_feedback AS f (offered_id, chosen_id)
  SELECT o.id, $6::int FROM definition o
  WHERE o.id = $7::int AND o.spell_id = $2 AND o.id <> $6::int
    AND NOT EXISTS (SELECT FROM before WHERE definition_id IS NOT NULL)
  ON CONFLICT (offered_id, chosen_id) DO UPDATE SET count = f.count + 1`

/** Remembers the definition of a word in a sentence. Throws `word_not_found`, `definition_not_found`. */
export async function senseChosen(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  { spell_id, context, definition_id, offered_id, source }: ChosenSense,
): Promise<void> {
  const headword = dictionary.index.headwordOf(spell_id)
  if (headword === undefined) throw new AppError('word_not_found')
  if (definition_id !== null) {
    const found = await pool.query('SELECT FROM definition WHERE id = $1 AND spell_id = $2', [
      definition_id,
      spell_id,
    ])
    if (found.rowCount === 0) throw new AppError('definition_not_found')
  }
  await pool.query(choose, [
    actor.userId,
    spell_id,
    headword,
    plainSentence(context),
    (source ?? '').replaceAll('\0', ''),
    definition_id,
    offered_id ?? null,
  ])
}
