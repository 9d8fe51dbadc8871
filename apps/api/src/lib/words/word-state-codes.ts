import type { WordState } from '@wordhoard/contracts/fields/vocabulary-fields'

/** States by their number in column `state`, which the database generates. */
const statesByCode: readonly WordState[] = ['met', 'new', 'learning', 'known', 'ignored']

/** Returns the number of a state in column `state`. */
export function stateCode(state: WordState): number {
  return statesByCode.indexOf(state)
}

/** Returns the state with a number in column `state`. */
export function stateOf(code: number): WordState {
  return statesByCode[code] ?? 'met'
}

/** What a user did with a word (column `mark`). */
export const marks = { met: 0, new: 1, known: 2, ignored: 3 } as const
