import type { SenseProfile } from './profile'

/** Minimum share of common stems (Jaccard index) at which two definitions count as near-duplicates. */
const MIN_COMMON_SHARE = 0.6
/** Definitions with fewer stems than this must be equal: "a colour" says little. */
const MIN_STEMS = 3

/**
 * Returns whether only the definition of a sense is known: sources like Wiktionary make finer distinctions than
 * intended.
 */
const isOnlyDefined = ({ c, f, o, s }: SenseProfile) =>
  c === undefined && f === undefined && s === undefined && o !== ''

function isSameMeaning(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
  // The Jaccard index is at most the ratio of the sizes, so most pairs need no comparison of their stems.
  if (fewer.size < MIN_COMMON_SHARE * more.size) return false
  let common = 0
  for (const stem of fewer) if (more.has(stem)) common++
  const all = a.size + b.size - common
  return fewer.size < MIN_STEMS ? common === all : common >= MIN_COMMON_SHARE * all
}

/**
 * Returns for each sense the index of the first one with the same part of speech and nearly the same definition; its
 * own index when it is distinct. WordNet's senses always count as distinct.
 */
export function firstNearDuplicates(profiles: readonly SenseProfile[]): number[] {
  const distinct: { index: number; stems: ReadonlySet<string> }[] = []
  return profiles.map((profile, index) => {
    if (!isOnlyDefined(profile)) return index
    const stems = new Set(profile.o.split(' '))
    const first = distinct.find(
      (other) => profiles[other.index]!.p === profile.p && isSameMeaning(other.stems, stems),
    )
    if (first) return first.index
    distinct.push({ index, stems })
    return index
  })
}

/**
 * Moves near-duplicates of better senses behind all others, so that the first three are distinct.
 *
 * @param order indexes, best first
 * @param first for each index, the result of `firstNearDuplicates`
 */
export function moveDuplicatesLast(order: readonly number[], first: readonly number[]): number[] {
  const seenGroups = new Set<number>()
  const distinct: number[] = []
  const duplicates: number[] = []
  for (const index of order) {
    const group = first[index]!
    if (seenGroups.has(group)) duplicates.push(index)
    else distinct.push(index)
    seenGroups.add(group)
  }
  return [...distinct, ...duplicates]
}
