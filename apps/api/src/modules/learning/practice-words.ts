import type { PriorityWord, PriorityWordsQuery } from '@wordhoard/contracts/learning'
import { practiceOrder } from '@wordhoard/learning/queue'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { stateOf } from '../../lib/words/word-state-codes'
import { readableVocabulary } from '../custom-vocabulary/custom-vocabulary.service'
import type { Dictionary } from '../dictionary/open-dictionary'
import { roundScore } from '../vocabulary/word-rows'
import { UNRANKED } from './games/word-pool'
import { memoryOf } from './memory-rows'
import { candidatesOfUser, candidatesOfVocabulary, knownWords } from './practice-words.queries'

/** Returns how useful a word is to practise: looked-up words most, then frequent and often met ones. */
function usefulness(
  { lookup_count, met_count }: { readonly lookup_count: number; readonly met_count: number },
  rank: number | undefined,
): number {
  return 3 * Math.log2(1 + lookup_count) + Math.log2(1 + met_count) + Math.log2(UNRANKED / (rank ?? UNRANKED))
}

/** A word to practise; `isOwn` tells whether it is in the learner's main vocabulary. */
export type QueuedWord = PriorityWord & { readonly spellId: number; readonly isOwn: boolean }

/**
 * Returns words to practise from the main or a custom vocabulary, in the order of packages/learning/src/queue.ts; empty
 * if there are none. Throws `vocabulary_not_found`.
 *
 * @param enough number of due words from which no others are added
 * @param at the time for which they are ordered
 */
export async function wordsToPractise(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  {
    enough,
    vocId,
    at = new Date(),
  }: { readonly enough: number; readonly vocId: number | undefined; readonly at?: Date },
): Promise<QueuedWord[]> {
  if (vocId !== undefined) await readableVocabulary(pool, actor, vocId)
  const { userId } = actor
  let rows =
    vocId === undefined
      ? await candidatesOfUser.fetchAll(pool, { userId, enough })
      : await candidatesOfVocabulary.fetchAll(pool, { userId, enough, vocId })
  if (rows.length === 0) rows = await knownWords.fetchAll(pool, { userId, vocId: vocId ?? null })
  const byId = new Map(rows.map((row) => [row.spell_id, row]))
  const queue = practiceOrder(
    rows.map((row) => ({
      spellId: row.spell_id,
      priority: row.priority,
      memory: memoryOf(row),
      isSaved: stateOf(row.state) !== 'met',
      usefulness: usefulness(row, dictionary.index.rankOf(row.spell_id)),
    })),
    at,
  )
  return queue.map(({ spellId, reason, retrievability }) => {
    const row = byId.get(spellId)!
    return {
      spellId,
      isOwn: row.is_own,
      spell_id: spellId,
      spell_lower: row.spell_lower,
      priority: row.priority,
      score: roundScore(row.score),
      repeat_count: row.repeat_count,
      state: stateOf(row.state),
      next_repeated_at: row.next_repeated_at?.toISOString() ?? null,
      reason,
      retrievability,
    }
  })
}

/**
 * Returns the same words in the shape of the contract. Throws `no_priority_words` if there are none, and
 * `vocabulary_not_found`.
 */
export async function priorityWords(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  { limit, custom_voc_id }: PriorityWordsQuery,
): Promise<PriorityWord[]> {
  const words = await wordsToPractise(pool, dictionary, actor, { enough: limit, vocId: custom_voc_id })
  if (words.length === 0) throw new AppError('no_priority_words')
  return words.slice(0, limit)
}
