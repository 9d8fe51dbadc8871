import type { GameMode, GameName } from '@wordhoard/contracts/learning'
import { type Memory, remember } from '@wordhoard/learning/memory'
import { scoreOf } from '@wordhoard/learning/score'
import { marks } from '../../lib/words/word-state-codes'
import { roundScore } from '../vocabulary/word-rows'

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
}

export interface GivenAnswer {
  readonly game: GameName
  readonly isCorrect: boolean
  readonly swipe: 'forgotten' | 'remembered' | null
  readonly at: Date
  readonly milliseconds?: number | undefined
}

/** The state of a word after an answer, whose memory is known. */
export type AnsweredState = WordState & { readonly memory: Memory }

/**
 * Returns the state of a word after an answer. A practised word becomes saved; a known word answered wrongly goes back
 * to learning.
 */
export function stateAfter(
  before: WordState,
  { game, isCorrect, swipe, at, milliseconds }: GivenAnswer,
): AnsweredState {
  const memory = remember(before.memory, { game, isCorrect, milliseconds, swipe: swipe ?? undefined }, at)
  const isSaved = before.mark === marks.met || (before.mark === marks.known && !isCorrect)
  return {
    memory,
    score: scoreOf(memory, roundScore(before.score)),
    streak: isCorrect ? before.streak + 1 : 0,
    mark: isSaved ? marks.new : before.mark,
    priority: isSaved ? Math.max(1, before.priority) : before.priority,
  }
}

/** Returns the change of a score as it's counted in a session. */
export function scoreDelta(before: WordState, after: WordState, mode: GameMode): number {
  const change = after.score - roundScore(before.score)
  return roundScore(change * (mode === 'challenge' ? CHALLENGE_FACTOR : 1))
}
