import type { GameName } from '@wordhoard/contracts/learning'
import { likelihoodOf, likelihoodOfAnswer } from './evidence'

/** Words that were known with more than this before practice aren't pushed: if they were saved, they are asked lightly. */
export const SURELY_KNOWN = 0.9
/** From this on, after its first answer was right, a word is let go. */
const LET_GO = 0.97

export function isSurelyKnown(probability: number): boolean {
  return probability > SURELY_KNOWN
}

/**
 * Checks whether a word that was never practised is let go after its first answer: the learner said that they know it
 * before they read its entry, the answer was right, and together with what was thought before, that leaves hardly any
 * doubt. A typed answer says more than a chosen one.
 *
 * @param before probability that the learner knew the word, before they said so
 */
export function isLetGo(before: number, game: GameName, isCorrect: boolean): boolean {
  const [said, answered] = [likelihoodOf('said_known'), likelihoodOfAnswer(game, isCorrect)]
  const known = before * said.known * answered.known
  const unknown = (1 - before) * said.unknown * answered.unknown
  return isCorrect && known / (known + unknown) > LET_GO
}
