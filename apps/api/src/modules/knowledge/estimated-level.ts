import type { Knowledge } from '@wordhoard/database/client'
import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import type { Level } from '@wordhoard/lexicon/level'

/** Standard error of an ability, in logits, up to which it tells a level. A whole placement gives about half a logit. */
const CERTAIN_ERROR = 0.75

/**
 * Returns the level at which a learner was when their ability was last computed; null while that would be a guess. Cheap,
 * since nothing is computed again. Whoever knows nearly every word, or none, is at one level however large the error is.
 */
export function estimatedLevel(known: Pick<Knowledge, 'ability' | 'variance'> | null): Level | null {
  if (!known) return null
  const { ability, variance } = known
  const error = Math.sqrt(variance)
  const isClear = levelOfAbility(ability - error) === levelOfAbility(ability + error)
  return error <= CERTAIN_ERROR || isClear ? levelOfAbility(ability) : null
}
