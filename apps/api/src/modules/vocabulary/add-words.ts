import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { throwIfRefused } from './texts/long-body'
import type { TextToAdd } from './texts/text-tasks'
import type { TextWork } from './texts/text-work'
import { changingWords } from './words-lock'

/**
 * One statement for a text's words, whatever their number. $1 user, $2 hash of the text, $3 title, then a column of words
 * each: $4 spells, $5 headwords, $6 priorities, $7 counts, $8 sentences, $9 their positions. Texts come as one, separated
 * by ASCII's unit separator: escaping thousands of them for an array would take as long as reading the novel. A text that has been read
 * before counts nothing again; words that were removed since are met anew.
 */
const addWords = `
  WITH reading AS (
    INSERT INTO read_text (user_id, hash, title, spell_ids, counts, sentences, positions)
    VALUES ($1, $2, $3, $4, $7, string_to_array($8, chr(31)), $9) ON CONFLICT DO NOTHING RETURNING 1
  ), word AS (
    SELECT * FROM unnest($4::int[], string_to_array($5, chr(31)), $6::smallint[], $7::int[])
      AS w (spell_id, spell_lower, priority, count)
  ), entered AS (
    INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, priority, met_count)
    SELECT $1, spell_id, spell_lower, priority, count FROM word
    ON CONFLICT (user_id, spell_id) DO UPDATE SET met_count = i.met_count + excluded.met_count
      WHERE EXISTS (SELECT FROM reading)
    RETURNING spell_id, xmax = 0 AS is_new
  ), step AS (
    INSERT INTO undo_step (id, user_id, kind, rows)
    SELECT gen_random_uuid(), $1, 'items', jsonb_build_object(
      'added', jsonb_agg(spell_id), 'before', '[]'::jsonb, 'text', encode($2::bytea, 'hex'))
    FROM entered WHERE is_new HAVING count(*) > 0
    RETURNING id
  )
  SELECT (SELECT count(*)::int FROM entered WHERE is_new) AS added, (SELECT id::text FROM step) AS undo_id`

/** What entering a text's words answers. */
interface Added {
  readonly added: number
  readonly known: number
  readonly unknown_words: string[]
  readonly undo_id: string | null
}

/**
 * Enters the words of a text in a user's main vocabulary as met, and keeps a sentence for each.
 *
 * Rejects with `unavailable` when too many texts are waiting, or when this one takes too long.
 *
 * @param title what the sentences are remembered by; may be empty
 */
export async function addFromText(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  { text, title }: { readonly text: string; readonly title: string },
): Promise<Added> {
  return enter(pool, actor, title, await textWork.perform(actor.userId, 'add', { text }))
}

/** The same for an unparsed body, which a thread parses. @throws AppError if the body is invalid */
export async function addFromBody(
  pool: pg.Pool,
  textWork: TextWork,
  actor: Actor,
  body: Buffer,
): Promise<Added> {
  const { title, ...words } = throwIfRefused(await textWork.perform(actor.userId, 'addBody', { body }))
  return enter(pool, actor, title, words)
}

async function enter(
  pool: pg.Pool,
  actor: Actor,
  title: string,
  { found, unknown, ...columns }: TextToAdd,
): Promise<Added> {
  const { rows } = await changingWords(pool, actor, (client) =>
    client.query<{ added: number; undo_id: string | null }>(addWords, [
      actor.userId,
      inBytes(columns.hash),
      title.replaceAll('\0', ''),
      columns.spellIds,
      inBytes(columns.headwords),
      columns.priorities,
      columns.counts,
      inBytes(columns.sentences),
      columns.positions,
    ]),
  )
  const { added, undo_id } = rows[0]!
  return { added, known: found - added, unknown_words: [...unknown], undo_id }
}

/** What PostgreSQL is sent as it is: a thread has encoded it already. */
function inBytes({ buffer, byteOffset, byteLength }: Uint8Array): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength)
}
