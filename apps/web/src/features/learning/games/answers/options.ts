import type { Game, GameFragment, GameOption } from '@wordhoard/contracts/learning'
import type { GivenAnswer } from '../play'

export const optionsOf = (game: Game): GameOption[] => game.answers.filter((answer) => 'kind' in answer)
export const fragmentsOf = (game: Game): GameFragment[] =>
  game.answers.filter((answer): answer is GameFragment => !('kind' in answer))

/** How an option looks after the answer; undefined: unmarked. */
export type OptionMark = 'chosen' | 'right' | 'wrong' | 'other' | undefined

/**
 * Returns the mark of an option.
 *
 * @param selected id of the option that is selected but not yet submitted
 */
export function markOf(id: string, given: GivenAnswer | undefined, selected?: string | null): OptionMark {
  if (!given) return id === selected ? 'chosen' : undefined
  const { verdict, answer } = given
  if (verdict?.kind !== 'judged') return id === answer ? 'chosen' : 'other'
  if (id === verdict.correctAnswer) return 'right'
  return id === answer ? 'wrong' : 'other'
}

/** Returns the word behind an option, once the game is answered. */
export function wordBehind(id: string, given: GivenAnswer | undefined): string | undefined {
  if (given?.verdict?.kind !== 'judged') return undefined
  return given.verdict.lesson?.options.find((option) => option.id === id)?.word
}
