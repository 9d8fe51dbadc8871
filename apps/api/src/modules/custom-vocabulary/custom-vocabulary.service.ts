import type { VocabularySummary } from '@wordhoard/contracts/custom-vocabulary'
import type { Queryable } from '@wordhoard/database/sql/run'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { isUniqueViolation } from '../../lib/database-errors'
import {
  changeFields,
  insertVocabulary,
  publicOfOthers,
  readableSummary,
  removeVocabulary,
  vocabulariesOf,
} from './custom-vocabulary.queries'

/** What a vocabulary is made and changed with. */
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

/** What is written of a vocabulary. */
function columnsOfFields({ name, description, access_modifier }: Fields) {
  return { name, nameLower: name.toLowerCase(), description, access_modifier }
}

/** The actor's vocabularies, the one last changed first. */
export async function listVocabularies(pool: pg.Pool, actor: Actor): Promise<VocabularySummary[]> {
  const rows = await vocabulariesOf.fetchAll(pool, { userId: actor.userId })
  return rows.map(presentVocabulary)
}

/** Makes a vocabulary. Throws `vocabulary_exists` when the actor has one of that name. */
export async function createVocabulary(
  pool: Queryable,
  { userId }: Actor,
  fields: Fields,
): Promise<{ id: number }> {
  const made = await insertVocabulary.fetchFirst(pool, { userId, ...columnsOfFields(fields) })
  if (!made) throw new AppError('vocabulary_exists')
  return made
}

/** A vocabulary that the actor may read: their own, a public one, or one set for a class of theirs. Throws `vocabulary_not_found` for any other. */
export async function readableVocabulary(
  pool: pg.Pool,
  { userId }: Actor,
  id: number,
): Promise<VocabularySummary & { readonly username: string }> {
  const row = await readableSummary.fetchFirst(pool, { id, userId })
  if (!row) throw new AppError('vocabulary_not_found')
  return { ...presentVocabulary(row), username: row.username }
}

/** Changes an own vocabulary. Throws `vocabulary_not_found`, `vocabulary_forbidden`, `vocabulary_exists`. */
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

/** Says why the actor may not change a vocabulary: it is somebody else's, or it is not there for them. */
export async function refuseChange(db: Queryable, { userId }: Actor, id: number): Promise<never> {
  const isOthers = await publicOfOthers.fetchFirst(db, { id, userId })
  throw new AppError(isOthers ? 'vocabulary_forbidden' : 'vocabulary_not_found')
}

/** Deletes an own vocabulary; its words stay in the main one. Throws `vocabulary_not_found`, `vocabulary_forbidden`. */
export async function deleteVocabulary(
  pool: pg.Pool,
  actor: Actor,
  id: number,
): Promise<{ undo_id: string | null }> {
  const step = await removeVocabulary.fetchFirst(pool, { id, userId: actor.userId })
  return step ?? refuseChange(pool, actor, id)
}
