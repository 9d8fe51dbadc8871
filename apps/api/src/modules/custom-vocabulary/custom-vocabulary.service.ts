import type { VocabularySummary } from '@wordhoard/contracts/custom-vocabulary'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import { followDeletionsOf } from '../deletions/deletions'
import {
  changeFields,
  insertVocabulary,
  publicOfOthers,
  readableSummary,
  removeVocabulary,
  vocabulariesOf,
} from './custom-vocabulary.queries'

/** Fields with which a vocabulary is created or changed. */
interface Fields {
  readonly name: string
  readonly description: string
  readonly access_modifier: 'private' | 'public'
}

type VocabularyRow = Awaited<ReturnType<typeof vocabulariesOf.fetchAll>>[number]

function presentVocabulary(row: VocabularyRow): VocabularySummary {
  const { created_at, updated_at, total_spells, ...rest } = row
  return {
    ...rest,
    created_at: created_at.toISOString(),
    updated_at: updated_at.toISOString(),
    stat: { total_spells },
  }
}

/** Converts fields to the columns they are stored in. */
function columnsOfFields({ name, description, access_modifier }: Fields) {
  return { name, nameLower: name.toLowerCase(), description, access_modifier }
}

/** Lists the actor's vocabularies, most recently changed first. */
export async function listVocabularies(pool: pg.Pool, actor: Actor): Promise<VocabularySummary[]> {
  const rows = await vocabulariesOf.fetchAll(pool, { userId: actor.userId })
  return rows.map(presentVocabulary)
}

/** Creates a vocabulary. Throws `vocabulary_exists` if the actor has one of that name. */
export async function createVocabulary(
  pool: Queryable,
  { userId }: Actor,
  fields: Fields,
): Promise<{ id: number }> {
  const made = await insertVocabulary.fetchFirst(pool, { userId, ...columnsOfFields(fields) })
  if (!made) throw new AppError('vocabulary_exists')
  return made
}

/**
 * Returns a vocabulary that the actor may read: their own, a public one, or one assigned to a class of theirs. Throws
 * `vocabulary_not_found` for any other.
 */
export async function readableVocabulary(
  pool: pg.Pool,
  { userId }: Actor,
  id: number,
): Promise<VocabularySummary & { readonly username: string }> {
  const row = await readableSummary.fetchFirst(pool, { id, userId })
  if (!row) throw new AppError('vocabulary_not_found')
  return { ...presentVocabulary(row), username: row.username }
}

/**
 * Changes one of the actor's own vocabularies. Throws `vocabulary_not_found`, `vocabulary_forbidden`,
 * `vocabulary_exists`.
 */
export async function updateVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  fields: Fields,
): Promise<VocabularySummary> {
  try {
    const row = await changeFields.fetchFirst(pool, { id, userId: actor.userId, ...columnsOfFields(fields) })
    if (row) return presentVocabulary(row)
  } catch (error) {
    if (isUniqueViolation(error)) throw new AppError('vocabulary_exists')
    throw error
  }
  return refuseChange(pool, actor, id)
}

/**
 * Throws the reason why the actor may not change a vocabulary: `vocabulary_forbidden` if it is another user's public
 * one, otherwise `vocabulary_not_found`.
 */
export async function refuseChange(db: Queryable, { userId }: Actor, id: number): Promise<never> {
  const isOthers = await publicOfOthers.fetchFirst(db, { id, userId })
  throw new AppError(isOthers ? 'vocabulary_forbidden' : 'vocabulary_not_found')
}

/**
 * Deletes one of the actor's own vocabularies; its words stay in the main vocabulary. Throws `vocabulary_not_found`,
 * `vocabulary_forbidden`.
 */
export async function deleteVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ undo_id: string | null }> {
  const step = await removeVocabulary.fetchFirst(pool, { id, userId: actor.userId })
  if (!step) return refuseChange(pool, actor, id)
  await followDeletionsOf(pool, actor.userId)
  return step
}
