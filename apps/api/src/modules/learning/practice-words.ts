import type { PriorityWord, PriorityWordsQuery } from '@wordhoard/contracts/learning'
import { isKnownUnasked, practiceOrder, usefulnessOf } from '@wordhoard/learning/queue'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { stateOf } from '../../lib/words/word-state-codes'
import { readableVocabulary } from '../custom-vocabulary/custom-vocabulary.service'
import { roundScore } from '../vocabulary/word-rows'
import { keepRivalsApart } from './confusions/rivals'
import { UNRANKED } from './games/word-pool'
import type { LearningDeps } from './learning-deps'
import { memoryOf } from './memory-rows'
import { candidatesOfUser, candidatesOfVocabulary, knownWords, moreMetWords } from './practice-words.queries'

/** A word to practise; `isOwn` tells whether it is in the learner's main vocabulary. */
export type QueuedWord = PriorityWord & { readonly spellId: number; readonly isOwn: boolean }

type Row = Awaited<ReturnType<typeof candidatesOfUser.fetchAll>>[number]
type Parts = Pick<LearningDeps, 'pool' | 'dictionary' | 'wordChances'>

interface Wanted {
  /** Number of due words from which no others are added. */
  readonly enough: number
  readonly vocId: number | undefined
  /** The time for which they are ordered; by default now. */
  readonly at?: Date
}

/**
 * Returns words to practise from the main or a custom vocabulary, in the order of packages/learning/src/queue.ts; empty
 * if there are none. New words that the learner may mix up with one another aren't offered together. Throws
 * `vocabulary_not_found`.
 */
export async function wordsToPractise(parts: Parts, actor: Actor, wanted: Wanted): Promise<QueuedWord[]> {
  const { pool } = parts
  const { vocId } = wanted
  const ownerId = vocId === undefined ? null : (await readableVocabulary(pool, actor, vocId)).user_id
  const { userId } = actor
  let candidates = await readCandidates(parts, userId, wanted, ownerId)
  if (candidates.length === 0) {
    const rows = await knownWords.fetchAll(pool, { userId, vocId: vocId ?? null, ownerId })
    candidates = rows.map((row) => candidateOf(parts, row, undefined))
  }
  const byId = new Map(candidates.map((candidate) => [candidate.spellId, candidate.row]))
  const queue = practiceOrder(candidates, wanted.at ?? new Date())
  const kept = await keepRivalsApart(pool, parts.dictionary, actor, queue)
  return kept.map(({ spellId, reason, retrievability, isSure }) => {
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
      is_sure: isSure,
    }
  })
}

/** Reads candidates, with how likely the learner knows those that were never practised. */
async function readCandidates(
  parts: Parts,
  userId: number,
  { enough, vocId }: Wanted,
  ownerId: number | null,
) {
  const { pool } = parts
  const rows =
    vocId === undefined || ownerId === null
      ? await candidatesOfUser.fetchAll(pool, { userId, enough })
      : await candidatesOfVocabulary.fetchAll(pool, { userId, enough, vocId, ownerId })
  const candidates = await withChances(parts, userId, rows)
  const asked = candidates.filter((candidate) => !isKnownUnasked(candidate))
  if (vocId !== undefined || asked.length === candidates.length || asked.length >= enough) return candidates
  // The commonest of the met words come first, and they are known. What is to be learnt is further down.
  const more = await moreMetWords.fetchAll(pool, { userId })
  const seen = new Set(candidates.map(({ spellId }) => spellId))
  const unseen = more.filter(({ spell_id }) => !seen.has(spell_id))
  return [...candidates, ...(await withChances(parts, userId, unseen))]
}

async function withChances(parts: Parts, userId: number, rows: readonly Row[]) {
  const unpractised = rows.filter(({ repeat_count }) => repeat_count === 0).map(({ spell_id }) => spell_id)
  const chances =
    unpractised.length > 0 ? await parts.wordChances(userId, unpractised) : new Map<number, number>()
  return rows.map((row) => candidateOf(parts, row, chances.get(row.spell_id)))
}

function candidateOf({ dictionary }: Pick<Parts, 'dictionary'>, row: Row, probability: number | undefined) {
  const { spell_id, priority, met_count, lookup_count } = row
  const rank = dictionary.index.rankOf(spell_id) ?? UNRANKED
  return {
    row,
    spellId: spell_id,
    priority,
    memory: memoryOf(row),
    isSaved: stateOf(row.state) !== 'met',
    usefulness: usefulnessOf({ metCount: met_count, lookUps: lookup_count, rank, probability }),
    probability,
  }
}

/**
 * Returns the same words in the shape of the contract. Throws `no_priority_words` if there are none, and
 * `vocabulary_not_found`.
 */
export async function priorityWords(
  parts: Parts,
  actor: Actor,
  { limit, custom_voc_id }: PriorityWordsQuery,
): Promise<PriorityWord[]> {
  const words = await wordsToPractise(parts, actor, { enough: limit, vocId: custom_voc_id })
  if (words.length === 0) throw new AppError('no_priority_words')
  return words.slice(0, limit)
}
