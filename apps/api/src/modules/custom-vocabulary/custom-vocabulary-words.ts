import type { VocabularyDetail, VocabularyQuery } from '@wordhoard/contracts/custom-vocabulary'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import type { Dictionary } from '../dictionary/open-dictionary'
import { presentRow, wordSorts } from '../vocabulary/word-rows'
import { withLockedWords } from '../vocabulary/words-lock'
import { readableVocabulary, refuseChange } from './custom-vocabulary.service'
import {
  addWords,
  ownerOfReadable,
  removeWords,
  touchVocabulary,
  wordsOfVocabulary,
  wordsPage,
} from './custom-vocabulary-words.queries'

/** Returns a vocabulary with a page of its words. */
export async function vocabularyPage(
  pool: pg.Pool,
  actor: Actor,
  id: number,
  { limit, offset, ...sorting }: VocabularyQuery,
): Promise<VocabularyDetail> {
  const sorts = wordSorts(sorting)
  const vocabulary = await readableVocabulary(pool, actor, id)
  const values = { vocId: id, ownerId: vocabulary.user_id, userId: actor.userId, limit, offset }
  const rows = await wordsPage(sorts).fetchAll(pool, values)
  return { ...vocabulary, vocabulary: rows.map(presentRow) }
}

/**
 * Locks one of the actor's own vocabularies and marks it as changed. Throws `vocabulary_not_found`,
 * `vocabulary_forbidden`.
 */
async function touch(client: pg.PoolClient, actor: Actor, vocId: number): Promise<void> {
  const touched = await touchVocabulary.execute(client, { vocId, userId: actor.userId })
  if (!touched) await refuseChange(client, actor, vocId)
}

/**
 * Adds words to one of the actor's own vocabularies. Throws `vocabulary_not_found`, `vocabulary_forbidden`, and
 * `word_not_found` if none of them is in the dictionary.
 */
export function addSpells(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  vocId: number,
  spellIds: readonly number[],
): Promise<{ added: number }> {
  return withLockedWords(pool, actor, async (client) => {
    await touch(client, actor, vocId)
    const known = [...new Set(spellIds)].flatMap((spellId) => {
      const headword = dictionary.index.headwordOf(spellId)
      return headword === undefined ? [] : [{ spellId, headword }]
    })
    if (known.length === 0) throw new AppError('word_not_found')
    return addWords.fetchOne(client, {
      vocId,
      userId: actor.userId,
      spellIds: known.map(({ spellId }) => spellId),
      headwords: known.map(({ headword }) => headword),
    })
  })
}

/** Removes words from one of the actor's own vocabularies. Throws `vocabulary_not_found`, `vocabulary_forbidden`. */
export function removeSpells(
  pool: pg.Pool,
  actor: Actor,
  vocId: number,
  spellIds: readonly number[],
): Promise<{ removed: number; undo_id: string | null }> {
  return withLockedWords(pool, actor, async (client) => {
    await touch(client, actor, vocId)
    return removeWords.fetchOne(client, { vocId, userId: actor.userId, spellIds })
  })
}

/**
 * Copies all words of a readable vocabulary into one of the actor's own, in order. Throws `vocabulary_not_found`,
 * `vocabulary_forbidden`.
 */
export function copyVocabulary(
  pool: pg.Pool,
  actor: Actor,
  fromId: number,
  toId: number,
): Promise<{ added: number }> {
  return withLockedWords(pool, actor, async (client) => {
    const { userId } = actor
    const owner = await ownerOfReadable.fetchFirst(client, { vocId: fromId, userId })
    if (!owner) throw new AppError('vocabulary_not_found')
    await touch(client, actor, toId)
    const words = await wordsOfVocabulary.fetchAll(client, { vocId: fromId, ownerId: owner.user_id })
    return addWords.fetchOne(client, {
      vocId: toId,
      userId,
      spellIds: words.map(({ spell_id }) => spell_id),
      headwords: words.map(({ spell_lower }) => spell_lower),
    })
  })
}
