import type { GameMode, GameName } from '@wordhoard/contracts/learning'
import { isLetGo } from '@wordhoard/learning/knowledge/surely-known'
import { type Memory, type MemoryModel, remember } from '@wordhoard/learning/memory'
import { scoreOf } from '@wordhoard/learning/score'
import { marks } from '../../lib/words/word-state-codes'
import { roundScore } from '../vocabulary/word-rows'
import type { ItemState } from './check-answer.queries'
import { phaseCode } from './memory-rows'

const CHALLENGE_FACTOR = 2

/** What answers change about a word in a vocabulary. */
export interface WordState {
  /** Null before the first answer. */
  readonly memory: Memory | null
  /** From 0 to 10. */
  readonly score: number
  /** Number of right answers in a row. */
  readonly streak: number
  readonly mark: number
  readonly priority: number
  /** When practice let the word go; null if it is practised. */
  readonly letGoAt: Date | null
}

export interface GivenAnswer {
  readonly game: GameName
  readonly isCorrect: boolean
  readonly swipe: 'forgotten' | 'remembered' | null
  readonly at: Date
  readonly milliseconds?: number | undefined
  /** Chance that the learner knew the word before, if it had never been practised when the game was made. */
  readonly probability: number | null
}

/** The state of a word after an answer, whose memory is known. */
export type AnsweredState = WordState & { readonly memory: Memory }

/**
 * Returns the state of a word after an answer. A practised word becomes saved; a known word answered wrongly goes back
 * to learning.
 *
 * @param model the learner's own memory
 */
export function stateAfter(before: WordState, answer: GivenAnswer, model: MemoryModel): AnsweredState {
  const { game, isCorrect, swipe, at, milliseconds } = answer
  const evidence = { game, isCorrect, milliseconds, swipe: swipe ?? undefined }
  const memory = remember(before.memory, evidence, at, model)
  const isSaved = before.mark === marks.met || (before.mark === marks.known && !isCorrect)
  return {
    memory,
    score: scoreOf(memory, roundScore(before.score)),
    streak: isCorrect ? before.streak + 1 : 0,
    mark: isSaved ? marks.new : before.mark,
    priority: isSaved ? Math.max(1, before.priority) : before.priority,
    letGoAt: letGoAt(before, answer, memory),
  }
}

/**
 * Returns when practice let the word go; null if it is practised. It is let go after its first answer if the learner said
 * that they remember it, and hardly any doubt is left. A mistake brings it back.
 */
function letGoAt(before: WordState, answer: GivenAnswer, { lastAt }: Memory): Date | null {
  const { game, isCorrect, probability } = answer
  if (!isCorrect) return null
  if ((before.memory?.repeats ?? 0) > 0 || probability === null) return before.letGoAt
  return isLetGo(probability, game, isCorrect) ? lastAt : null
}

/** Returns the state of a word as its row stores it, besides its times. */
export function toItemState({ memory, score, streak, mark, priority, letGoAt }: AnsweredState): ItemState {
  const { stability, difficulty, step, lapses } = memory
  return {
    stability,
    difficulty,
    phase: phaseCode(memory),
    step,
    lapses,
    score,
    streak,
    mark,
    priority,
    letGoAt,
  }
}

/** Returns the change of a score as it's counted in a session. */
export function scoreDelta(before: WordState, after: WordState, mode: GameMode): number {
  const change = after.score - roundScore(before.score)
  return roundScore(change * (mode === 'challenge' ? CHALLENGE_FACTOR : 1))
}
