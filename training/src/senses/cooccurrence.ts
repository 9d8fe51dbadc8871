import type { SparseMatrix } from './truncated-svd'

/** A text's words that count, as indexes; two words of one text meet when they stand within the window. */
export interface Passage {
  readonly words: readonly number[]
  /** Words that belong to the whole passage, as a headword to its gloss: they meet each of `words`. */
  readonly heads: readonly number[]
}

const window = 8
const headWeight = 0.5
/** Levy, Goldberg and Dagan (2015): smooths the contexts' distribution, so that rare ones don't stand out. */
const contextPower = 0.75

/** Positive pointwise mutual information of words that meet, nearer ones counting more (weight 1/(1+¼(d−1))). */
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
      // The mean of both directions keeps the matrix symmetric.
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
  if (total === 0) throw new Error('No two words meet in these passages.')
  return { size: vocabulary, starts, columns: Int32Array.from(columns), values: Float32Array.from(values) }
}
