import type { GameName } from '@wordhoard/contracts/learning'
import { type AnswerKind, gameKind } from './game-kinds'

/** Typing needs recall; fragments narrow it down; one of four options is found by recognising it, or by luck once in four. */
const weights: Readonly<Record<AnswerKind, number>> = { typed: 1, built: 0.85, chosen: 0.7 }
/** The word itself was the question, whole for a moment or scrambled: little more than recognising. */
const weightsOfShown: Readonly<Record<AnswerKind, number>> = { typed: 0.8, built: 0.75, chosen: 0.7 }

/** How much of a full recall a right answer in a game counts for, 0 to 1. */
export function evidenceWeight(game: GameName): number {
  const { question, answer } = gameKind(game)
  return (question === 'spell' ? weightsOfShown : weights)[answer]
}

/** Of the growth that weaker evidence of the same sitting left open, the part a right answer in a game earns. */
export function openShare(game: GameName): number {
  return (evidenceWeight(game) - weights.chosen) / (1 - weights.chosen)
}
