import type { Occurrence } from '../context/context'
import { contentStems, isStopWord, stemOf } from '../words/stems'
import type { WordVectors } from '../words/vectors'
import { wordWeight } from '../words/word-weights'

/** A content word beside the target: its stem, what sharing it is worth, and how many words away it stands. */
export interface Neighbour {
  readonly stem: string
  readonly weight: number
  readonly distance: number
}

/** Content words around the target, the headword's own stems left out. */
export function neighbours(occurrence: Occurrence, headword: string): Neighbour[] {
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

/** How much less a word says the farther it stands. */
const weightAtDistance = (distance: number) => 1 / (1 + 0.25 * (distance - 1))

/** The neighbours as one vector, nearer ones counting more. */
export function sumOfNeighbours(around: readonly Neighbour[], vectors: WordVectors): Float64Array {
  const sum = new Float64Array(vectors.dimensions)
  for (const { stem, weight, distance } of around) vectors.add(sum, stem, weight * weightAtDistance(distance))
  return sum
}

/** The words around an occurrence as one vector, nearer ones counting more. */
export function neighbourVector(
  occurrence: Occurrence,
  headword: string,
  vectors: WordVectors,
): Float64Array {
  return sumOfNeighbours(neighbours(occurrence, headword), vectors)
}
