import type { GameMode } from '@wordhoard/contracts/learning'
import type { MemoryModel } from '@wordhoard/learning/memory'
import { type AnsweredState, type GivenAnswer, scoreDelta, stateAfter, type WordState } from '../word-state'

/** An answer as it was counted, with the state of its word before it. */
export interface CountedAnswer extends GivenAnswer {
  readonly mode: GameMode
  readonly before: WordState
}

export interface ReplayedAnswer {
  readonly before: WordState
  readonly after: AnsweredState
  readonly scoreDelta: number
}

/**
 * Computes what a word's answers would have changed if one that arrives late had been there in time: the late answer
 * first, then those given after it. What the learner set by hand in between (mark, priority, what is let go) stays.
 *
 * @param late the late answer; `before` is the state of its word when it was given
 * @param later answers given after it, in order, as they were counted without it
 * @param current the word's state now
 * @param model the learner's own memory
 * @returns what each answer changed, the late one first, and the word's state now
 */
export function replayAnswers(
  late: CountedAnswer,
  later: readonly CountedAnswer[],
  current: WordState,
  model: MemoryModel,
): { readonly answers: readonly ReplayedAnswer[]; readonly state: AnsweredState } {
  let state = stateAfter(late.before, late, model)
  const answers = [
    { before: late.before, after: state, scoreDelta: scoreDelta(late.before, state, late.mode) },
  ]
  let counted = late.before
  for (const answer of later) {
    const before = withChoices(state, counted, answer.before)
    const after = stateAfter(before, answer, model)
    answers.push({ before, after, scoreDelta: scoreDelta(before, after, answer.mode) })
    counted = stateAfter(answer.before, answer, model)
    state = after
  }
  return { answers, state: { ...state, ...choicesOf(withChoices(state, counted, current)) } }
}

const choicesOf = ({ mark, priority, letGoAt }: WordState) => ({ mark, priority, letGoAt })

/**
 * Takes over mark, priority and whether the word is let go where they weren't what the answer before had left, since the
 * learner has set them.
 */
function withChoices(state: WordState, counted: WordState, found: WordState): WordState {
  return {
    ...state,
    ...(found.mark !== counted.mark && { mark: found.mark }),
    ...(found.priority !== counted.priority && { priority: found.priority }),
    ...(found.letGoAt?.getTime() !== counted.letGoAt?.getTime() && { letGoAt: found.letGoAt }),
  }
}
