import type { Occurrence } from '../context/context'
import { contentStems, isStopWord, stemOf } from '../words/stems'
import type { WordVectors } from '../words/vectors'
import { wordWeight } from '../words/word-weights'

/** A content word near the target: its stem, the weight of sharing it, and its distance in words. */
export interface Neighbour {
  readonly stem: string
  readonly weight: number
  readonly distance: number
}

const known = new WeakMap<Occurrence, { readonly headword: string; readonly found: readonly Neighbour[] }>()

/**
 * Returns the content words around the target, without the headword's own stems. They are found once for an occurrence,
 * because its senses and the definitions written for learners need the same.
 */
export function neighbours(occurrence: Occurrence, headword: string): readonly Neighbour[] {
  const before = known.get(occurrence)
  if (before?.headword === headword) return before.found
  const found = findNeighbours(occurrence, headword)
  known.set(occurrence, { headword, found })
  return found
}

function findNeighbours(occurrence: Occurrence, headword: string): Neighbour[] {
  const target = new Set(contentStems(headword))
  const first = occurrence.target[0] ?? (occurrence.words.length - 1) / 2
  const last = occurrence.target.at(-1) ?? first
  const found: Neighbour[] = []
  for (const [at, word] of occurrence.words.entries()) {
    const lower = word.toLowerCase()
    if (occurrence.target.includes(at) || isStopWord(lower)) continue
    const distance = at < first ? first - at : Math.max(1, at - last)
    for (const part of lower.split(/[^\p{L}]+/u)) {
      const stem = stemOf(part)
      if (!isStopWord(part) && !target.has(stem)) found.push({ stem, weight: wordWeight(stem), distance })
    }
  }
  return found
}

/** Returns the factor by which a word counts less the further away it is. */
const weightAtDistance = (distance: number) => 1 / (1 + 0.25 * (distance - 1))

/** Sums the vectors of the neighbours; nearer ones count more. */
export function sumOfNeighbours(around: readonly Neighbour[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(vectors.dimensions)
  for (const { stem, weight, distance } of around) vectors.add(sum, stem, weight * weightAtDistance(distance))
  return sum
}

/** Sums the vectors of the words around an occurrence; nearer ones count more. */
export function neighbourVector(
  occurrence: Occurrence,
  headword: string,
  vectors: WordVectors,
): Float64Array {
  return sumOfNeighbours(neighbours(occurrence, headword), vectors)
}
