import type { SparseMatrix } from './truncated-svd'

/** The content words of a text, as indexes. Two words of a text co-occur if they are within the window. */
export interface Passage {
  readonly words: readonly number[]
  /** Words that belong to the whole passage, such as a headword to its gloss: they co-occur with each of `words`. */
  readonly heads: readonly number[]
}

const window = 8
const headWeight = 0.5
/**
 * Exponent that smooths the distribution of contexts, so that rare ones don't stand out (Levy, Goldberg and Dagan
 * 2015).
 */
const contextPower = 0.75

/**
 * Computes the positive pointwise mutual information of co-occurring words. A distance d has the weight 1/(1+¼(d−1)).
 */
export function pointwiseMutualInformation(passages: Iterable<Passage>, vocabulary: number): SparseMatrix {
  const rows = Array.from({ length: vocabulary }, () => new Map<number, number>())
  const meet = (a: number, b: number, weight: number) => {
    if (a === b) return
    rows[a]!.set(b, (rows[a]!.get(b) ?? 0) + weight)
    rows[b]!.set(a, (rows[b]!.get(a) ?? 0) + weight)
  }
  for (const { words, heads } of passages) {
    for (const [at, word] of words.entries()) {
      for (let distance = 1; distance <= window && at + distance < words.length; distance++) {
        meet(word, words[at + distance]!, 1 / (1 + 0.25 * (distance - 1)))
      }
      for (const head of heads) meet(head, word, headWeight)
    }
  }
  const sums = rows.map((row) => [...row.values()].reduce((a, b) => a + b, 0))
  const total = sums.reduce((a, b) => a + b, 0)
  const smoothed = sums.map((sum) => sum ** contextPower)
  const smoothedTotal = smoothed.reduce((a, b) => a + b, 0)
  const starts = new Int32Array(vocabulary + 1)
  const columns: number[] = []
  const values: number[] = []
  for (const [word, row] of rows.entries()) {
    for (const [other, count] of row) {
      // Takes the mean of both directions to keep the matrix symmetric.
      const one = Math.log((count * smoothedTotal) / (sums[word]! * smoothed[other]!))
      const two = Math.log((count * smoothedTotal) / (sums[other]! * smoothed[word]!))
      const information = (Math.max(0, one) + Math.max(0, two)) / 2
      if (information <= 0) continue
      columns.push(other)
      values.push(information)
    }
    starts[word + 1] = columns.length
    row.clear()
  }
  if (total === 0)
    throw new Error('No two words co-occur in these passages, so there is nothing to learn from.')
  return { size: vocabulary, starts, columns: Int32Array.from(columns), values: Float32Array.from(values) }
}
