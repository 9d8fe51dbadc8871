import { levelOfAbility } from '@wordhoard/learning/knowledge/vocabulary-size'
import type { Level } from '@wordhoard/lexicon/level'

/**
 * Standard error of an ability, in logits, up to which it tells a level: what nearly every whole placement gives (0.6 on
 * average, 0.8 at most for honest learners at a level), and few of those that were left after a third.
 */
const CERTAIN_ERROR = 0.9
/**
 * The same after as much evidence as the shortest placement: answers that contradict each other stay uncertain, and whoever
 * gave them all isn't asked to begin. Without any answers that tell something, the error is 1.48.
 */
const ENOUGH = { evidence: 16, error: 1.25 }

/** An ability as it was stored last. */
interface StoredAbility {
  readonly ability: number
  readonly variance: number
  /** Number of observations behind it. */
  readonly evidence: number
}

/**
 * Returns the level at which a learner was when their ability was last computed; null while that would be a guess. Cheap,
 * since nothing is computed again. Whoever knows nearly every word, or none, is at one level however large the error is.
 */
export function levelOfLearner(known: StoredAbility | null): Level | null {
  if (!known) return null
  const { ability, variance, evidence } = known
  const error = Math.sqrt(variance)
  const most = evidence >= ENOUGH.evidence ? ENOUGH.error : CERTAIN_ERROR
  const isClear = levelOfAbility(ability - error) === levelOfAbility(ability + error)
  return error <= most || isClear ? levelOfAbility(ability) : null
}
