import type { LearnerSense } from '../learner/learner-sense'
import type { SenseUse } from '../learner/senses-by-use'

/** How much of the dictionary a language covers. */
export interface Coverage {
  readonly senses: number
  readonly missing: number
  /** Share of the use of all learner senses, 0 to 100. */
  readonly use: number
}

/** Measures coverage by senses and by how often readers meet them. */
export function measureCoverage(
  senses: readonly LearnerSense[],
  uses: readonly SenseUse[],
  keys: ReadonlySet<string>,
): Coverage {
  const senseOf = new Map<string, string>()
  for (const { key, covers } of senses) for (const own of [key, ...covers]) senseOf.set(own, key)
  let all = 0
  let translated = 0
  for (const { key, use } of uses) {
    const sense = senseOf.get(key)
    if (sense === undefined) continue
    all += use
    if (keys.has(sense)) translated += use
  }
  const found = senses.filter(({ key }) => keys.has(key)).length
  return { senses: found, missing: senses.length - found, use: all === 0 ? 0 : (100 * translated) / all }
}
