import type { GameMode } from '@wordhoard/contracts/learning'
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
 * first, then those given after it. What the learner set by hand in between (mark and priority) stays.
 *
 * @param late the late answer; `before` is the state of its word when it was given
 * @param later answers given after it, in order, as they were counted without it
 * @param current the word's state now
 * @returns what each answer changed, the late one first, and the word's state now
 */
export function replayAnswers(
  late: CountedAnswer,
  later: readonly CountedAnswer[],
  current: WordState,
): { readonly answers: readonly ReplayedAnswer[]; readonly state: AnsweredState } {
  let state = stateAfter(late.before, late)
  const answers = [
    { before: late.before, after: state, scoreDelta: scoreDelta(late.before, state, late.mode) },
  ]
  let counted = late.before
  for (const answer of later) {
    const before = withChoices(state, counted, answer.before)
    const after = stateAfter(before, answer)
    answers.push({ before, after, scoreDelta: scoreDelta(before, after, answer.mode) })
    counted = stateAfter(answer.before, answer)
    state = after
  }
  return { answers, state: { ...state, ...choicesOf(withChoices(state, counted, current)) } }
}

const choicesOf = ({ mark, priority }: WordState) => ({ mark, priority })

/** Takes over mark and priority where they weren't what the answer before had left, since the learner has set them. */
function withChoices(state: WordState, counted: WordState, found: WordState): WordState {
  return {
    ...state,
    ...(found.mark !== counted.mark && { mark: found.mark }),
    ...(found.priority !== counted.priority && { priority: found.priority }),
  }
}
