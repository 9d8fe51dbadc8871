import type { SenseProfile } from './profile'

/** Share of common stems (Jaccard's index) from which two definitions say the same. */
const alike = 0.6
/** With fewer stems than this only equal ones are the same: "a colour" says little. */
const fewest = 3

/** True for senses of which only the definition is known: sources like Wiktionary draw finer lines than they mean. */
const isOnlyDefined = ({ c, f, o }: SenseProfile) => c === undefined && f === undefined && o !== ''

function isSameMeaning(a: ReadonlySet<string>, b: ReadonlySet<string>): boolean {
  const [fewer, more] = a.size < b.size ? [a, b] : [b, a]
  // The common share is at most that of their sizes: most pairs need no look at their stems.
  if (fewer.size < alike * more.size) return false
  let common = 0
  for (const stem of fewer) if (more.has(stem)) common++
  const all = a.size + b.size - common
  return fewer.size < fewest ? common === all : common >= alike * all
}

/**
 * For each sense the index of the first one of the same part of speech that says nearly the same; its own index where it
 * says something of its own. WordNet's senses are taken to be distinct.
 */
export function firstAlike(profiles: readonly SenseProfile[]): number[] {
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
 * An order of senses with the near-duplicates of better ones behind all others: among the first three each says something
 * of its own.
 *
 * @param order indexes, best first
 * @param first of each index, as `firstAlike` answers
 */
export function distinctFirst(order: readonly number[], first: readonly number[]): number[] {
  const met = new Set<number>()
  const distinct: number[] = []
  const doubled: number[] = []
  for (const index of order) {
    const group = first[index]!
    if (met.has(group)) doubled.push(index)
    else distinct.push(index)
    met.add(group)
  }
  return [...distinct, ...doubled]
}
