import { type WordState, wordStates } from '@wordhoard/contracts/fields/vocabulary-fields'
import type { SessionResult } from '@wordhoard/contracts/learning-statistics'

export type PractisedWord = SessionResult['words'][number]

/** Share of right answers from which a round is a good one. */
const GOOD_SHARE = 0.7

/** Returns how a round went, which decides its headline. */
export function outcomeOf({
  total_answers,
  total_correct,
}: Pick<SessionResult, 'total_answers' | 'total_correct'>): 'noAnswers' | 'allRight' | 'good' | 'tough' {
  if (total_answers === 0) return 'noAnswers'
  if (total_correct === total_answers) return 'allRight'
  return total_correct / total_answers >= GOOD_SHARE ? 'good' : 'tough'
}

/** Returns the ids of the words with a wrong answer that are still in the vocabulary. */
export function selectMissedWords(words: readonly PractisedWord[]): number[] {
  return words.flatMap(({ spell_id, correct, answers, state }) =>
    correct < answers && state !== null ? [spell_id] : [],
  )
}

const rankOf = (state: WordState) => wordStates.indexOf(state)

/** Checks whether right answers moved a word up: from new to learning, or from learning to known. */
export function hasMovedUp({
  correct,
  state_before,
  state,
}: Pick<PractisedWord, 'correct' | 'state_before' | 'state'>): boolean {
  return correct > 0 && state !== null && state !== 'ignored' && rankOf(state) > rankOf(state_before)
}
