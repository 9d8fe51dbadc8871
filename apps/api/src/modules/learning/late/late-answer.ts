import { gameNames } from '@wordhoard/contracts/learning'
import type { MemoryModel } from '@wordhoard/learning/memory'
import type pg from 'pg'
import { transaction } from '../../../lib/transaction'
import type { AnswerValues } from '../check-answer.queries'
import { memoryOf, phaseCode } from '../memory-rows'
import { toItemState, type WordState } from '../word-state'
import {
  correctLoggedState,
  insertLateAnswer,
  laterAnswers,
  lockItem,
  updateItem,
} from './late-answer.queries'
import { type CountedAnswer, type ReplayedAnswer, replayAnswers } from './replay'

/** What a late answer has changed. */
interface LateResult {
  readonly scoreDelta: number
  /** The word's score now, after all answers. */
  readonly score: number
}

/**
 * Counts an answer that arrives after later answers to its word, which were given on another device or while the
 * network was away. The word's memory is computed again from the log, from the late answer on, so that it doesn't
 * depend on the order in which answers arrive. Returns undefined if the game was answered or the word removed meanwhile.
 */
export function recordLateAnswer(
  pool: pg.Pool,
  logged: AnswerValues,
  answer: Omit<CountedAnswer, 'before'>,
  model: MemoryModel,
): Promise<LateResult | undefined> {
  const { userId, spellId, sessionId, ordinal, answeredAt } = logged
  return transaction(pool, async (client) => {
    const item = await lockItem.fetchFirst(client, { userId, spellId })
    if (!item) return undefined
    const of = { userId, spellId, sessionId, ordinal, answeredAt, addedAt: item.added_at }
    const rows = await laterAnswers.fetchAll(client, of)
    const later = rows.map(readCountedAnswer)
    const current = { ...item, memory: memoryOf(item), letGoAt: item.let_go_at }
    const late = { ...answer, before: later[0]?.before ?? current }
    const { answers, state } = replayAnswers(late, later, current, model)
    const [first, ...others] = answers
    const written = await insertLateAnswer.execute(client, { ...logged, ...stateToLog(first!) })
    if (written === 0) return undefined
    for (const [at, replayed] of others.entries()) {
      const { id: answerId, local_date: localDate } = rows[at]!
      await correctLoggedState.execute(client, { userId, answerId, localDate, ...stateToLog(replayed) })
    }
    const { memory } = state
    await updateItem.execute(client, {
      userId,
      spellId,
      ...toItemState(state),
      repeatCount: memory.repeats,
      lastRepeatedAt: memory.lastAt,
      nextRepeatedAt: memory.dueAt,
    })
    return { scoreDelta: first!.scoreDelta, score: state.score }
  })
}

type LoggedRow = Awaited<ReturnType<typeof laterAnswers.fetchAll>>[number]

function readCountedAnswer(row: LoggedRow): CountedAnswer {
  const game = gameNames.find((name) => name === row.game_name)
  if (!game) throw new Error(`The log has an answer to an unknown game: ${row.game_name}`)
  const before: WordState = {
    memory: memoryOf({
      repeat_count: row.repeat_count_before,
      last_repeated_at: row.last_repeated_at_before,
      next_repeated_at: row.next_repeated_at_before,
      stability: row.stability_before,
      difficulty: row.difficulty_before,
      phase: row.phase_before,
      step: row.step_before,
      lapses: row.lapses_before,
    }),
    score: row.score_before,
    streak: row.streak_before,
    mark: row.mark_before,
    priority: row.priority_before,
    letGoAt: row.let_go_at_before,
  }
  return {
    game,
    isCorrect: row.is_correct,
    swipe: row.swipe,
    at: row.answered_at,
    probability: row.probability,
    mode: row.mode ?? 'normal',
    before,
  }
}

function stateToLog({ before, after, scoreDelta }: ReplayedAnswer) {
  const { memory } = before
  return {
    stability: after.memory.stability,
    scoreDelta,
    stabilityBefore: memory?.stability ?? null,
    difficultyBefore: memory?.difficulty ?? null,
    phaseBefore: phaseCode(memory),
    stepBefore: memory?.step ?? 0,
    lapsesBefore: memory?.lapses ?? 0,
    scoreBefore: before.score,
    streakBefore: before.streak,
    repeatCountBefore: memory?.repeats ?? 0,
    lastRepeatedAtBefore: memory?.lastAt ?? null,
    nextRepeatedAtBefore: memory?.dueAt ?? null,
    markBefore: before.mark,
    priorityBefore: before.priority,
    letGoAtBefore: before.letGoAt,
  }
}
