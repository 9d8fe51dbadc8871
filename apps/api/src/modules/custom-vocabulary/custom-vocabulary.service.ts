import type { VocabularySummary } from '@wordhoard/contracts/custom-vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { isAssignedToText } from '../assignments/assigned-to'

/** What a vocabulary is made and changed with. */
interface Fields {
  readonly name: string
  readonly description: string
  readonly access_modifier: 'private' | 'public'
}

interface DatabaseVocabulary extends Omit<VocabularySummary, 'created_at' | 'updated_at' | 'stat'> {
  readonly created_at: Date
  readonly updated_at: Date
  readonly total_spells: number
  readonly username: string
}

const columns = `v.id, v.name, v.description, v.access_modifier, v.user_id, v.created_at, v.updated_at,
  (SELECT count(*)::int FROM custom_voc_spell w WHERE w.voc_id = v.id) AS total_spells`

function presented(row: DatabaseVocabulary): VocabularySummary {
  const { created_at, updated_at, total_spells, ...rest } = row
  return {
    ...rest,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    stat: { total_spells },
  }
}

/** The actor's vocabularies, the one last changed first. */
export async function listVocabularies(pool: pg.Pool, actor: Actor): Promise<VocabularySummary[]> {
  const { rows } = await pool.query<DatabaseVocabulary>(
    `SELECT ${columns} FROM custom_voc v WHERE v.user_id = $1 ORDER BY v.updated_at DESC, v.id DESC`,
    [actor.userId],
  )
  return rows.map(presented)
}

/** Makes a vocabulary. Throws `vocabulary_exists` when the actor has one of that name. */
export async function createVocabulary(
  pool: Pick<pg.Pool, 'query'>,
  actor: Actor,
  fields: Fields,
): Promise<{ id: number }> {
  const { rows } = await pool.query<{ id: number }>(
    `INSERT INTO custom_voc (user_id, name, name_lower, description, access_modifier)
     VALUES ($1, $2, $3, $4, $5) ON CONFLICT (user_id, name_lower) DO NOTHING RETURNING id`,
    [actor.userId, fields.name, fields.name.toLowerCase(), fields.description, fields.access_modifier],
  )
  if (!rows[0]) throw new AppError('vocabulary_exists')
  return rows[0]
}

/** A vocabulary that the actor may read: their own, a public one, or one set for a class of theirs. Throws `vocabulary_not_found` for any other. */
export async function readableVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<VocabularySummary & { readonly username: string }> {
  const { rows } = await pool.query<DatabaseVocabulary>(
    `SELECT ${columns}, u.username FROM custom_voc v JOIN user_account u ON u.id = v.user_id
     WHERE v.id = $1 AND (v.user_id = $2 OR v.access_modifier = 'public' OR ${isAssignedToText('$2', 'voc_id', 'v.id')})`,
    [id, actor.userId],
  )
  const row = rows[0]
  if (!row) throw new AppError('vocabulary_not_found')
  return { ...presented(row), username: row.username }
}

/** Changes an own vocabulary. Throws `vocabulary_not_found`, `vocabulary_forbidden`, `vocabulary_exists`. */
export async function updateVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  fields: Fields,
): Promise<VocabularySummary> {
  try {
    const { rows } = await pool.query<DatabaseVocabulary>(
      `UPDATE custom_voc v SET name = $3, name_lower = $4, description = $5, access_modifier = $6, updated_at = now()
       WHERE v.id = $1 AND v.user_id = $2 RETURNING ${columns}`,
      [id, actor.userId, fields.name, fields.name.toLowerCase(), fields.description, fields.access_modifier],
    )
    if (rows[0]) return presented(rows[0])
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('vocabulary_exists')
    throw error
  }
  return refuseChange(pool, actor, id)
}

/** Says why the actor may not change a vocabulary: it is somebody else's, or it is not there for them. */
export async function refuseChange(pool: Pick<pg.Pool, 'query'>, actor: Actor, id: number): Promise<never> {
  const { rowCount } = await pool.query(
    `SELECT FROM custom_voc WHERE id = $1 AND access_modifier = 'public' AND user_id <> $2`,
    [id, actor.userId],
  )
  throw new AppError(rowCount ? 'vocabulary_forbidden' : 'vocabulary_not_found')
}

/** Deletes an own vocabulary; its words stay in the main one. Throws `vocabulary_not_found`, `vocabulary_forbidden`. */
export async function deleteVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ undo_id: string | null }> {
  const { rows } = await pool.query<{ undo_id: string }>(
    `WITH spells AS (SELECT * FROM custom_voc_spell WHERE voc_id = $1),
          gone AS (DELETE FROM custom_voc WHERE id = $1 AND user_id = $2 RETURNING *)
     INSERT INTO undo_step (id, user_id, kind, rows)
     SELECT gen_random_uuid(), $2, 'vocabulary', jsonb_build_object(
       'vocabulary', to_jsonb(gone),
       'spells', coalesce((SELECT jsonb_agg(to_jsonb(spells)) FROM spells), '[]'::jsonb))
     FROM gone RETURNING id::text AS undo_id`,
    [id, actor.userId],
  )
  return rows[0] ?? refuseChange(pool, actor, id)
}
