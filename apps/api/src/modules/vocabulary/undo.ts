import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { marks } from './word-rows'
import { changingWords } from './words-lock'

/** For how long a change can be taken back. */
const UNDO_SECONDS = 60 * 60

/** What a step holds, by kind; rows as PostgreSQL writes them to JSON. */
type Step =
  | { readonly kind: 'items'; readonly rows: ChangedItems }
  | {
      readonly kind: 'vocabulary'
      readonly rows: { readonly vocabulary: object | null; readonly spells: object[] }
    }

interface ChangedItems {
  readonly added: number[]
  readonly before: object[]
  /** Hash of the text that the words came from, in hexadecimal. */
  readonly text?: string
}

/** Columns of an item that are written; `state` follows from them. */
const itemColumns = `user_id, spell_id, id, spell_lower, priority, mark, score, streak, repeat_count, added_at,
  last_repeated_at, next_repeated_at, met_count, lookup_count, stability, difficulty, phase, step, lapses`

/**
 * Words that were changed or removed get back what they had been given by hand; what was learnt of them since stays.
 * $1 user, $2 the words' rows.
 */
const restoreItems = `
  INSERT INTO main_voc_item AS i (${itemColumns})
  SELECT ${itemColumns} FROM jsonb_populate_recordset(null::main_voc_item, $2::jsonb) b
  WHERE user_id = $1 AND EXISTS (SELECT FROM spell s WHERE s.id = b.spell_id)
  ON CONFLICT (user_id, spell_id) DO UPDATE SET priority = excluded.priority, mark = excluded.mark`

/** Words that were added go again, unless something was done with them. $3: only those that are still merely met. */
const takeOut = `
  DELETE FROM main_voc_item
  WHERE user_id = $1 AND spell_id = ANY($2::int[]) AND repeat_count = 0 AND lookup_count = 0
    AND (mark = ${marks.met} OR NOT $3)`

/** A text whose words were taken out counts again when it is read again; so the others lose what it had counted. */
const forgetText = `
  WITH gone AS (
    DELETE FROM read_text WHERE user_id = $1 AND hash = decode($2, 'hex') RETURNING spell_ids, counts
  )
  UPDATE main_voc_item i SET met_count = greatest(0, i.met_count - w.count)
  FROM gone, unnest(gone.spell_ids, gone.counts) AS w (spell_id, count)
  WHERE i.user_id = $1 AND i.spell_id = w.spell_id`

/**
 * Takes back a change of several words, once, within an hour. Throws `nothing_to_undo`.
 *
 * @returns how many words are as they were
 */
export function undo(pool: pg.Pool, actor: Actor, id: string): Promise<{ restored: number }> {
  return changingWords(pool, actor, async (client) => {
    const { rows } = await client.query<Step>(
      `DELETE FROM undo_step
       WHERE id = $1 AND user_id = $2 AND created_at > now() - make_interval(secs => ${UNDO_SECONDS})
       RETURNING kind, rows`,
      [id, actor.userId],
    )
    const step = rows[0]
    if (!step) throw new AppError('nothing_to_undo')
    const restored =
      step.kind === 'items'
        ? await undoItems(client, actor, step.rows)
        : await undoVocabulary(client, actor, step.rows)
    return { restored }
  })
}

async function undoItems(
  client: pg.PoolClient,
  actor: Actor,
  { added, before, text }: ChangedItems,
): Promise<number> {
  const restored = await client.query(restoreItems, [actor.userId, JSON.stringify(before)])
  const taken = await client.query(takeOut, [actor.userId, added, text !== undefined])
  if (text !== undefined) await client.query(forgetText, [actor.userId, text])
  return (restored.rowCount ?? 0) + (taken.rowCount ?? 0)
}

async function undoVocabulary(
  client: pg.PoolClient,
  actor: Actor,
  { vocabulary, spells }: { readonly vocabulary: object | null; readonly spells: object[] },
): Promise<number> {
  if (vocabulary) {
    const { rowCount } = await client.query(
      `INSERT INTO custom_voc SELECT * FROM jsonb_populate_record(null::custom_voc, $2::jsonb) v
       WHERE v.user_id = $1 ON CONFLICT DO NOTHING`,
      [actor.userId, JSON.stringify(vocabulary)],
    )
    // Another vocabulary has the name by now.
    if (!rowCount) throw new AppError('nothing_to_undo')
  }
  const { rowCount } = await client.query(
    `INSERT INTO custom_voc_spell SELECT w.* FROM jsonb_populate_recordset(null::custom_voc_spell, $2::jsonb) w
     JOIN custom_voc v ON v.id = w.voc_id AND v.user_id = $1
     WHERE EXISTS (SELECT FROM spell s WHERE s.id = w.spell_id)
     ON CONFLICT DO NOTHING`,
    [actor.userId, JSON.stringify(spells)],
  )
  return rowCount ?? 0
}
