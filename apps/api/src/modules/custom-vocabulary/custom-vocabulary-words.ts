import type { VocabularyDetail, VocabularyQuery } from '@wordhoard/contracts/custom-vocabulary'
import type { Placeholders } from '@wordhoard/database/sql/placeholder'
import { query } from '@wordhoard/database/sql/query'
import { compileStatements } from '@wordhoard/database/sql/statement'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isAssignedToText } from '../assignments/assigned-to'
import type { Dictionary } from '../dictionary/open-dictionary'
import { marks, presentedRow, SAVED_PRIORITY, type Sort, sortsOf } from '../vocabulary/word-rows'
import { changingWords } from '../vocabulary/words-lock'
import { readableVocabulary, refuseChange } from './custom-vocabulary.service'

const sortedBy = {
  spell_id: 'w.spell_lower',
  priority: 'i.priority',
  score: 'i.score',
  repeat_count: 'i.repeat_count',
  id: 'w.id',
} as const

/** Words of a vocabulary; priority, score and repeats are the user's own, and words without them come last. */
const wordsPage = compileStatements(
  (
    sorts: readonly Sort[],
    p: Placeholders<{ vocId: number; userId: number; limit: number; offset: number }>,
  ) =>
    sorts.reduce(
      (words, { column, direction }) =>
        words.orderBy(sortedBy[column], (order) => {
          const sorted = direction === 'desc' ? order.desc() : order.asc()
          return sortedBy[column].startsWith('i.') ? sorted.nullsLast() : sorted
        }),
      query
        .selectFrom('custom_voc_spell as w')
        .leftJoin('main_voc_item as i', (join) =>
          join.on('i.user_id', '=', p.userId).onRef('i.spell_id', '=', 'w.spell_id'),
        )
        .select([
          'w.id',
          'w.spell_id',
          'w.spell_lower',
          'i.priority',
          'i.score',
          'i.streak',
          'i.repeat_count',
        ])
        .select(['w.added_at', 'i.last_repeated_at', 'i.next_repeated_at', 'i.state'])
        .where('w.voc_id', '=', p.vocId)
        .limit(p.limit)
        .offset(p.offset),
    ),
)

/** A vocabulary with a page of its words. */
export async function vocabularyPage(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset, ...sorting }: VocabularyQuery,
): Promise<VocabularyDetail> {
  const sorts = sortsOf(sorting)
  const vocabulary = await readableVocabulary(pool, actor, id)
  const values = { vocId: id, userId: actor.userId, limit, offset }
  const rows = await wordsPage(sorts).fetchAll(pool, values)
  return { ...vocabulary, vocabulary: rows.map(presentedRow) }
}

/** Words $3 with headwords $4 go into vocabulary $1 of user $2, and into their main vocabulary as saved. */
const addWords = `
  WITH word AS (
    SELECT * FROM unnest($3::int[], $4::text[]) AS w (spell_id, spell_lower)
  ), listed AS (
    INSERT INTO custom_voc_spell (voc_id, spell_id, spell_lower)
    SELECT $1, spell_id, spell_lower FROM word ON CONFLICT DO NOTHING RETURNING 1
  ), saved AS (
    INSERT INTO main_voc_item AS i (user_id, spell_id, spell_lower, priority, mark)
    SELECT $2, spell_id, spell_lower, ${SAVED_PRIORITY}, ${marks.new} FROM word
    ON CONFLICT (user_id, spell_id) DO UPDATE
      SET mark = ${marks.new}, priority = greatest(i.priority, ${SAVED_PRIORITY}) WHERE i.mark = ${marks.met}
  )
  SELECT count(*)::int AS added FROM listed`

/** Locks an own vocabulary and marks it as changed. Throws `vocabulary_not_found`, `vocabulary_forbidden`. */
async function touch(client: pg.PoolClient, actor: Actor, id: number): Promise<void> {
  const { rowCount } = await client.query(
    'UPDATE custom_voc SET updated_at = now() WHERE id = $1 AND user_id = $2',
    [id, actor.userId],
  )
  if (!rowCount) await refuseChange(client, actor, id)
}

/**
 * Puts words into an own vocabulary. Throws `vocabulary_not_found`, `vocabulary_forbidden`, and `word_not_found` when none
 * of them is in the dictionary.
 */
export function addSpells(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  vocId: number,
  spellIds: readonly number[],
): Promise<{ added: number }> {
  return changingWords(pool, actor, async (client) => {
    await touch(client, actor, vocId)
    const known = [...new Set(spellIds)].flatMap((spellId) => {
      const headword = dictionary.index.headwordOf(spellId)
      return headword === undefined ? [] : [{ spellId, headword }]
    })
    if (known.length === 0) throw new AppError('word_not_found')
    const { rows } = await client.query<{ added: number }>(addWords, [
      vocId,
      actor.userId,
      known.map(({ spellId }) => spellId),
      known.map(({ headword }) => headword),
    ])
    return rows[0]!
  })
}

/** Takes words out of an own vocabulary. Throws `vocabulary_not_found`, `vocabulary_forbidden`. */
export function removeSpells(
  pool: pg.Pool,
  actor: Actor,
  vocId: number,
  spellIds: readonly number[],
): Promise<{ removed: number; undo_id: string | null }> {
  return changingWords(pool, actor, async (client) => {
    await touch(client, actor, vocId)
    const { rows } = await client.query<{ removed: number; undo_id: string | null }>(
      `WITH gone AS (
         DELETE FROM custom_voc_spell WHERE voc_id = $1 AND spell_id = ANY($3::int[]) RETURNING *
       ), step AS (
         INSERT INTO undo_step (id, user_id, kind, rows)
         SELECT gen_random_uuid(), $2, 'vocabulary',
           jsonb_build_object('vocabulary', null, 'spells', jsonb_agg(to_jsonb(gone)))
         FROM gone HAVING count(*) > 0 RETURNING id
       )
       SELECT (SELECT count(*)::int FROM gone) AS removed, (SELECT id::text FROM step) AS undo_id`,
      [vocId, actor.userId, spellIds],
    )
    return rows[0]!
  })
}

/**
 * Puts all words of a readable vocabulary into an own one, in their order. Throws `vocabulary_not_found`,
 * `vocabulary_forbidden`.
 */
export function copyVocabulary(
  pool: pg.Pool,
  actor: Actor,
  fromId: number,
  toId: number,
): Promise<{ added: number }> {
  return changingWords(pool, actor, async (client) => {
    const { rowCount } = await client.query(
      `SELECT FROM custom_voc
       WHERE id = $1 AND (user_id = $2 OR access_modifier = 'public' OR ${isAssignedToText('$2', 'voc_id', 'custom_voc.id')})`,
      [fromId, actor.userId],
    )
    if (!rowCount) throw new AppError('vocabulary_not_found')
    await touch(client, actor, toId)
    const source = await client.query<{ spell_id: number; spell_lower: string }>(
      'SELECT spell_id, spell_lower FROM custom_voc_spell WHERE voc_id = $1 ORDER BY id',
      [fromId],
    )
    const { rows } = await client.query<{ added: number }>(addWords, [
      toId,
      actor.userId,
      source.rows.map(({ spell_id }) => spell_id),
      source.rows.map(({ spell_lower }) => spell_lower),
    ])
    return rows[0]!
  })
}
