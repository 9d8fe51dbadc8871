import { contentStems } from './stems'
import type { WordVectors } from './vectors'
import { wordWeight } from './word-weights'

/** Returns the direction of a text's words, of length 1; zeros when none of them is known. */
export function topicDirection(topic: string, vectors: WordVectors): Float64Array {
  const sum = new Float64Array(vectors.dimensions)
  for (const stem of contentStems(topic)) vectors.add(sum, stem, wordWeight(stem))
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((value) => value / length)
}

/**
 * Returns how a text's direction differs from the usual one. All texts have most of their direction in common; only the
 * difference shows the topic. Zeros without a topic.
 */
export function topicVector(topic: string, vectors: WordVectors, usual: readonly number[]): Float64Array {
  const direction = topicDirection(topic, vectors)
  const isKnown = direction.some((value) => value !== 0)
  return isKnown ? direction.map((value, at) => value - (usual[at] ?? 0)) : direction
}
