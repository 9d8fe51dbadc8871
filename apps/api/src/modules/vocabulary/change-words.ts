import type { Item } from '@wordhoard/contracts/vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import { type DatabaseItem, itemColumns, marks, presentedItem } from './word-rows'
import { changingWords } from './words-lock'

/** Priority of a word that was saved. */
export const SAVED_PRIORITY = 2

/** What a change of several words answers. */
interface Changed {
  readonly updated: number
  readonly undo_id: string | null
}

/** A word of the own vocabulary. Throws `item_not_found`. */
export async function getItem(pool: pg.Pool, actor: Actor, spellId: number): Promise<Item> {
  const { rows } = await pool.query<DatabaseItem>({
    // Prepared once for each connection: every tap on a word asks this.
    name: 'main-voc-item',
    text: `SELECT ${itemColumns} FROM main_voc_item i WHERE user_id = $1 AND spell_id = $2`,
    values: [actor.userId, spellId],
  })
  if (!rows[0]) throw new AppError('item_not_found')
  return presentedItem(rows[0])
}

/** Saves a word; one that was only met is promoted. Throws `word_not_found`, or `item_exists` the second time. */
export async function saveWord(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  spellId: number,
): Promise<Item> {
  const headword = dictionary.index.headwordOf(spellId)
  if (headword === undefined) throw new AppError('word_not_found')
  const { rows } = await pool.query<DatabaseItem>(
    `INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, priority, mark)
     VALUES ($1, $2, $3, ${SAVED_PRIORITY}, ${marks.new})
     ON CONFLICT (user_id, spell_id) DO UPDATE SET mark = ${marks.new}, priority = greatest(i.priority, ${SAVED_PRIORITY})
       WHERE i.mark = ${marks.met}
     RETURNING ${itemColumns}`,
    [actor.userId, spellId, headword],
  )
  if (!rows[0]) throw new AppError('item_exists')
  return presentedItem(rows[0])
}

/**
 * A change of the words $2 of user $1 that remembers how they were. `$3` and on are the change's own.
 *
 * @param change `UPDATE … RETURNING 1` or `DELETE … RETURNING 1` over `before`
 */
function undoable(change: string): string {
  return `
    WITH before AS (
      SELECT * FROM main_voc_item WHERE user_id = $1 AND spell_id = ANY($2::int[]) ORDER BY spell_id FOR UPDATE
    ), done AS (${change}), step AS (
      INSERT INTO undo_step (id, user_id, kind, rows)
      SELECT gen_random_uuid(), $1, 'items',
        jsonb_build_object('added', '[]'::jsonb, 'before', jsonb_agg(to_jsonb(before)))
      FROM before HAVING count(*) > 0
      RETURNING id
    )
    SELECT (SELECT count(*)::int FROM done) AS updated, (SELECT id::text FROM step) AS undo_id`
}

async function change(pool: pg.Pool, actor: Actor, sql: string, values: unknown[]): Promise<Changed> {
  const { rows } = await changingWords(pool, actor, (client) =>
    client.query<Changed>(undoable(sql), [actor.userId, ...values]),
  )
  return rows[0]!
}

/** Sets the priority of words; 0 puts them aside, any other one saves those that were not. */
export function updatePriority(
  pool: pg.Pool,
  actor: Actor,
  { spell_ids, priority }: { readonly spell_ids: readonly number[]; readonly priority: number },
): Promise<Changed> {
  const mark = priority === 0 ? marks.ignored : marks.new
  return change(
    pool,
    actor,
    `UPDATE main_voc_item i SET priority = $3, mark = $4 FROM before b
     WHERE i.user_id = b.user_id AND i.spell_id = b.spell_id RETURNING 1`,
    [spell_ids, priority, mark],
  )
}

/** Marks words as known, ignored, saved or merely met. */
export function setState(
  pool: pg.Pool,
  actor: Actor,
  { spell_ids, state }: { readonly spell_ids: readonly number[]; readonly state: keyof typeof marks },
): Promise<Changed> {
  const priorities = {
    met: '1',
    new: `greatest(i.priority, ${SAVED_PRIORITY})`,
    known: 'i.priority',
    ignored: '0',
  }
  return change(
    pool,
    actor,
    `UPDATE main_voc_item i SET mark = $3, priority = ${priorities[state]} FROM before b
     WHERE i.user_id = b.user_id AND i.spell_id = b.spell_id RETURNING 1`,
    [spell_ids, marks[state]],
  )
}

/** Takes words out of the vocabulary. */
export function removeWords(pool: pg.Pool, actor: Actor, spellIds: readonly number[]): Promise<Changed> {
  return change(
    pool,
    actor,
    `DELETE FROM main_voc_item i USING before b
     WHERE i.user_id = b.user_id AND i.spell_id = b.spell_id RETURNING 1`,
    [spellIds],
  )
}
