import type { Level } from '@wordhoard/lexicon/level'
import { PRIOR_ABILITY } from './learner'
import type { Estimate } from './rasch'

/** Abilities in the middle of each level (`levelOfAbility`). */
const middles: Readonly<Record<Level, number>> = { A1: -2, A2: -0.6, B1: 0.8, B2: 2, C1: 3, C2: 4.1 }
/** Learners are often a level above or below the one that they name. */
const VARIANCE = 0.8

/** Returns what is thought of a learner before there is any evidence: by the level that they say they have, if any. */
export function priorOfLevel(level: Level | null | undefined): Estimate {
  return level ? { mean: middles[level], variance: VARIANCE } : PRIOR_ABILITY
}
