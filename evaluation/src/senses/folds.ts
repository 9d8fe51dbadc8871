import type { SenseProfile } from '@wordhoard/senses/profile'
import type { TaggedWord } from './semcor'

/** Folds that are trained and fitted on, each scored by what the others teach. */
export const folds = 4
/** The fold that is never trained or fitted on: every fifth document. */
export const heldOut = 4

export const foldOf = (document: number) => document % (folds + 1)

/**
 * Tag counts as they are without one fold (index = fold), since a dictionary's own counts come from the very corpus that
 * it would be fitted on. The held-out documents count nowhere; index `heldOut` has the counts of all other folds.
 */
export function countsWithoutFold(tagged: readonly TaggedWord[]): readonly ReadonlyMap<string, number>[] {
  const counts = Array.from({ length: folds + 1 }, () => new Map<string, number>())
  for (const { document, gold } of tagged) {
    const own = foldOf(document)
    if (own === heldOut) continue
    for (const [fold, map] of counts.entries()) {
      if (fold !== own) for (const key of gold) map.set(key, (map.get(key) ?? 0) + 1)
    }
  }
  return counts
}

/** Profiles with other tag counts. */
export function recountSenses(
  profiles: readonly SenseProfile[],
  keys: readonly string[],
  counts: ReadonlyMap<string, number>,
): SenseProfile[] {
  return profiles.map(({ c: _, ...profile }, index) => {
    const count = counts.get(keys[index]!) ?? 0
    return count > 0 ? { ...profile, c: count } : profile
  })
}
