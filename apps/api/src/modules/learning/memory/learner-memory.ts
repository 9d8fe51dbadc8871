import {
  type BroughtBack,
  type LearnerMemory,
  type LetGoPage,
  offeredRetentions,
  type RetentionChoice,
} from '@wordhoard/contracts/learner/memory'
import { LEAST_ANSWERS, memoryLength } from '@wordhoard/learning/memory-fit'
import { intervalFactor, USUAL_RETENTION } from '@wordhoard/learning/retention'
import type pg from 'pg'
import type { Actor } from '../../../lib/actor'
import { transaction } from '../../../lib/transaction'
import {
  bringWordsBack,
  countLetGo,
  letGoWords,
  memoryOfLearner,
  moveDueTimes,
  wordsPerDay,
  writeRetention,
} from './learner-memory.queries'
import { retentionOf, traitsOf } from './own-memory'

type Db = Pick<pg.Pool, 'query'>
type Row = Awaited<ReturnType<typeof memoryOfLearner.fetchOne>>

/** Returns how a learner's memory differs from most people's, their target, and what each target costs. */
export async function learnerMemory(db: Db, { userId }: Actor): Promise<LearnerMemory> {
  const row = await memoryOfLearner.fetchOne(db, { userId })
  const automatic = row.automatic_retention ?? USUAL_RETENTION
  const targets = [automatic, ...offeredRetentions]
  const factors = targets.map(intervalFactor)
  const costs = await wordsPerDay.fetchAll(db, { userId, factors: [...new Set(factors)] })
  const costOf = new Map(costs.map(({ factor, words }) => [factor, words]))
  return {
    answers: row.answers_so_far,
    answers_needed: LEAST_ANSWERS,
    fit: fitOf(row),
    automatic,
    chosen: row.chosen_retention,
    choices: targets.map((retention, at) => ({ retention, words_a_day: costOf.get(factors[at]!) ?? 0 })),
  }
}

function fitOf(row: Row): LearnerMemory['fit'] {
  const traits = traitsOf(row)
  const { answers, fitted_at, loss, average_loss } = row
  if (!traits || !fitted_at || answers === null || loss === null || average_loss === null) return null
  return { length: memoryLength(traits), answers, fitted_at: fitted_at.toISOString(), loss, average_loss }
}

/** Stores a learner's target, and moves the due times of their words to it, so that they see a difference at once. */
export function chooseRetention(
  pool: pg.Pool,
  actor: Actor,
  { retention }: RetentionChoice,
): Promise<LearnerMemory> {
  const { userId } = actor
  return transaction(pool, async (client) => {
    const before = await memoryOfLearner.fetchOne(client, { userId })
    await writeRetention.execute(client, { userId, retention })
    const target = retentionOf({ ...before, chosen_retention: retention })
    if (target !== retentionOf(before)) {
      await moveDueTimes.execute(client, { userId, factor: intervalFactor(target) })
    }
    return learnerMemory(client, actor)
  })
}

/** Returns the words that practice let go, the latest first. */
export async function listLetGoWords(
  pool: pg.Pool,
  { userId }: Actor,
  page: { readonly limit: number; readonly offset: number },
): Promise<LetGoPage> {
  const [rows, { count }] = await Promise.all([
    letGoWords.fetchAll(pool, { userId, ...page }),
    countLetGo.fetchOne(pool, { userId }),
  ])
  return {
    words: rows.map(({ let_go_at, ...row }) => ({ ...row, let_go_at: let_go_at.toISOString() })),
    found: count,
  }
}

/** Practises words again that were let go; other words stay as they are. */
export async function bringBackWords(
  pool: pg.Pool,
  { userId }: Actor,
  { spell_ids }: BroughtBack,
): Promise<void> {
  if (spell_ids.length > 0) await bringWordsBack.execute(pool, { userId, spellIds: spell_ids })
}
