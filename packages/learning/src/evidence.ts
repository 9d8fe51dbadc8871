import type { GameName } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from './game-kinds'

/**
 * Weights by kind of answer. Typing needs recall, building from fragments narrows the choice, and one of four options
 * can be recognised, or guessed one time in four.
 */
const weights: Readonly<Record<AnswerKind, number>> = { typed: 1, built: 0.85, chosen: 0.7 }
/** Weights when the question shows the word itself, briefly or scrambled: little more than recognition. */
const weightsOfShown: Readonly<Record<AnswerKind, number>> = { typed: 0.8, built: 0.75, chosen: 0.7 }

/** Returns how much of a full recall a right answer in a game counts for, from 0 to 1. */
export function evidenceWeight(game: GameName): number {
  const { question, answer } = gameKind(game)
  return (question === 'spell' ? weightsOfShown : weights)[answer]
}

/**
 * Returns the share, from 0 to 1, that a right answer earns of the growth left open by weaker evidence in its sitting.
 */
export function openGrowthShare(game: GameName): number {
  return (evidenceWeight(game) - weights.chosen) / (1 - weights.chosen)
}
