import { contentStems } from './stems'
import type { WordVectors } from './vectors'
import { wordWeight } from './word-weights'

/** The direction of a text's words, of length 1; all noughts where nothing is known of them. */
export function topicDirection(topic: string, vectors: WordVectors): Float64Array {
  const sum = new Float64Array(vectors.dimensions)
  for (const stem of contentStems(topic)) vectors.add(sum, stem, wordWeight(stem))
  const length = Math.hypot(...sum)
  return length === 0 ? sum : sum.map((value) => value / length)
}

/**
 * How a text's direction differs from the usual one of texts. All texts are alike in most, and only what is not alike
 * tells of what a text is about; all noughts without a topic.
 */
export function topicVector(topic: string, vectors: WordVectors, usual: readonly number[]): Float64Array {
  const direction = topicDirection(topic, vectors)
  const isKnown = direction.some((value) => value !== 0)
  return isKnown ? direction.map((value, at) => value - (usual[at] ?? 0)) : direction
}
