import type { SenseProfile } from '@wordhoard/senses/profile'
import type { TaggedWord } from './semcor'

/** Number of folds for training and fitting, each scored by what is learnt from the others. */
export const folds = 4
/** The fold that is never used for training or fitting: every fifth document. */
export const heldOut = 4

export const foldOf = (document: number) => document % (folds + 1)

/**
 * Returns the tag counts without each fold (index = fold), because a dictionary's own counts come from the corpus that
 * it would be fitted on. Held-out documents are never counted; index `heldOut` has the counts of all other folds.
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

/** Returns the profiles with other tag counts. */
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

/** Returns the profiles of definitions, each with the keys of its senses, with other tag counts. */
export function recountDefinitions(
  profiles: readonly SenseProfile[],
  keys: readonly (readonly string[])[],
  counts: ReadonlyMap<string, number>,
): SenseProfile[] {
  return profiles.map((profile, index) =>
    profile.s
      ? { ...profile, s: recountSenses(profile.s, keys[index]!, counts) }
      : recountSenses([profile], keys[index]!, counts)[0]!,
  )
}
