import type { PriorityWord, PriorityWordsQuery } from '@wordhoard/contracts/learning'
import { practiceOrder } from '@wordhoard/learning/queue'
import type pg from 'pg'
import type { Actor } from '../../lib/actor'
import { AppError } from '../../lib/app-error'
import { readableVocabulary } from '../custom-vocabulary/custom-vocabulary.service'
import type { Dictionary } from '../dictionary/open-dictionary'
import { rounded, SAVED_PRIORITY, stateOf } from '../vocabulary/word-rows'
import { UNRANKED } from './games/word-pool'
import { type MemoryRow, memoryOf } from './memory-rows'

/** Most words of each kind that are put in order: a queue of thousands shows its head only. */
const MOST_CANDIDATES = 300

interface CandidateRow extends MemoryRow {
  readonly spell_id: number
  readonly spell_lower: string
  readonly priority: number
  readonly score: number
  readonly state: number
  readonly met_count: number
  readonly lookup_count: number
  readonly is_own: boolean
}

const columns = `spell_id, spell_lower, priority, score, state, repeat_count, met_count, lookup_count, last_repeated_at,
  next_repeated_at, stability, difficulty, phase, step, lapses, is_own`

/**
 * Candidates out of `source`, a table of items that may be practised: those due by priority and for how long; and where
 * fewer than `$2` are due, words never practised by priority, frequency and look-ups, and those due next. Each part follows
 * an index of its own.
 */
function candidates(source: string): string {
  const part = (name: string, condition: string, order: string, most: number | string) =>
    `${name} AS (SELECT ${columns} FROM ${source} WHERE priority > 0 AND mark < 2 AND ${condition}
       ORDER BY ${order} LIMIT ${most})`
  const others = `CASE WHEN (SELECT count(*) FROM due) < $2 THEN ${MOST_CANDIDATES} ELSE 0 END`
  return `WITH ${[
    part(
      'due',
      'repeat_count > 0 AND next_repeated_at <= now()',
      'priority DESC, next_repeated_at',
      MOST_CANDIDATES,
    ),
    part('ahead', 'repeat_count > 0 AND next_repeated_at > now()', 'priority DESC, next_repeated_at', others),
    part('fresh', 'repeat_count = 0', 'priority DESC, spell_id', others),
    part('looked_up', 'repeat_count = 0 AND lookup_count > 0', 'lookup_count DESC', others),
  ].join(', ')}
  SELECT * FROM due UNION ALL SELECT * FROM ahead UNION ALL (SELECT * FROM fresh UNION SELECT * FROM looked_up)`
}

const ofMain = candidates('(SELECT *, true AS is_own FROM main_voc_item WHERE user_id = $1) i')
/** Words of vocabulary $3; those that are not in the learner's main vocabulary count as saved. */
const ofVocabulary = candidates(`(
  SELECT w.spell_id, w.spell_lower, coalesce(i.priority, ${SAVED_PRIORITY}) AS priority, coalesce(i.mark, 1) AS mark,
    coalesce(i.score, 0) AS score, coalesce(i.state, 1) AS state, coalesce(i.repeat_count, 0) AS repeat_count,
    coalesce(i.met_count, 0) AS met_count, coalesce(i.lookup_count, 0) AS lookup_count, i.last_repeated_at,
    i.next_repeated_at, i.stability, i.difficulty, coalesce(i.phase, 0) AS phase, coalesce(i.step, 0) AS step,
    coalesce(i.lapses, 0) AS lapses, i.spell_id IS NOT NULL AS is_own
  FROM custom_voc_spell w LEFT JOIN main_voc_item i ON i.user_id = $1 AND i.spell_id = w.spell_id
  WHERE w.voc_id = $3) i`)

/** Words that the learner has marked as known: better than none, when there are no others. */
const known = `
  SELECT ${columns} FROM (SELECT *, true AS is_own FROM main_voc_item) i
  WHERE user_id = $1 AND priority > 0 AND mark = 2 AND ($2::int IS NULL OR EXISTS (
    SELECT FROM custom_voc_spell w WHERE w.voc_id = $2 AND w.spell_id = i.spell_id
  )) ORDER BY next_repeated_at NULLS FIRST, spell_id LIMIT ${MOST_CANDIDATES}`

/** Looked-up words are wanted most, frequent and often met ones are of most use. */
function usefulness({ lookup_count, met_count }: CandidateRow, rank: number | undefined): number {
  return 3 * Math.log2(1 + lookup_count) + Math.log2(1 + met_count) + Math.log2(UNRANKED / (rank ?? UNRANKED))
}

/** A word to practise; `isOwn`: in the learner's main vocabulary. */
export type PracticeWord = PriorityWord & { readonly spellId: number; readonly isOwn: boolean }

/**
 * Words to practise, in the order of packages/learning/src/queue.ts, out of the main vocabulary or a custom one. Empty when
 * there is none. Throws `vocabulary_not_found`.
 *
 * @param enough where so many words are due, no others are looked for
 */
export async function wordsToPractise(
  pool: pg.Pool,
  dictionary: Dictionary,
  actor: Actor,
  { enough, vocId }: { readonly enough: number; readonly vocId: number | undefined },
): Promise<PracticeWord[]> {
  if (vocId !== undefined) await readableVocabulary(pool, actor, vocId)
  const query =
    vocId === undefined
      ? { name: 'learn-practice', text: ofMain, values: [actor.userId, enough] }
      : { name: 'learn-practice-of', text: ofVocabulary, values: [actor.userId, enough, vocId] }
  let { rows } = await pool.query<CandidateRow>(query)
  if (rows.length === 0) {
    rows = (await pool.query<CandidateRow>(known, [actor.userId, vocId ?? null])).rows
  }
  const byId = new Map(rows.map((row) => [row.spell_id, row]))
  const queue = practiceOrder(
    rows.map((row) => ({
      spellId: row.spell_id,
      priority: row.priority,
      memory: memoryOf(row),
      usefulness: usefulness(row, dictionary.index.rankOf(row.spell_id)),
    })),
    new Date(),
  )
  return queue.map(({ spellId, reason, retrievability }) => {
    const row = byId.get(spellId)!
    return {
      spellId,
      isOwn: row.is_own,
      spell_id: spellId,
      spell_lower: row.spell_lower,
      priority: row.priority,
      score: rounded(row.score),
      repeat_count: row.repeat_count,
      state: stateOf(row.state),
      next_repeated_at: row.next_repeated_at?.toISOString() ?? null,
      reason,
      retrievability,
    }
  })
}

/** The same as a call answers it. Throws `no_priority_words` when there is none, `vocabulary_not_found`. */
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
