import { lengthOf } from '@wordhoard/senses/words/vectors'
import { eigen } from './truncated-svd'

/** Vectors by word, all with the same number of dimensions. */
export type VectorsByWord = ReadonlyMap<string, Float64Array>

const normalise = (vector: Float64Array) => {
  const length = lengthOf(vector)
  return length === 0 ? vector : vector.map((value) => value / length)
}

/**
 * Computes the leading principal components of vectors as unit vectors, the greatest variance first. Does not subtract
 * the mean.
 */
export function principalComponents(vectors: readonly Float64Array[], count: number): Float64Array[] {
  const size = vectors[0]?.length ?? 0
  const products = new Float64Array(size * size)
  for (const vector of vectors) {
    for (let row = 0; row < size; row++) {
      const value = vector[row]!
      if (value === 0) continue
      for (let column = 0; column < size; column++) products[row * size + column]! += value * vector[column]!
    }
  }
  const { values, vectors: directions } = eigen(products, size)
  return [...values.keys()]
    .sort((a, b) => values[b]! - values[a]!)
    .slice(0, count)
    .map((column) => Float64Array.from({ length: size }, (_, row) => directions[row * size + column]!))
}

const dot = (a: Float64Array, b: Float64Array) => a.reduce((sum, value, at) => sum + value * b[at]!, 0)

/**
 * Removes the parts common to all vectors, which say nothing about any word: the mean and the first principal component
 * of the most common words (Mu and Viswanath 2018). Scales the result to length 1.
 *
 * @param vectors the most common words first
 */
export function withoutCommonParts(vectors: VectorsByWord, commonest: number): Map<string, Float64Array> {
  const sample = [...vectors.values()].slice(0, commonest)
  const mean = new Float64Array(sample[0]?.length ?? 0)
  for (const vector of sample) for (const [at, value] of vector.entries()) mean[at]! += value / sample.length
  const subtractMean = (vector: Float64Array) => vector.map((value, at) => value - mean[at]!)
  const [first] = principalComponents(sample.map(subtractMean), 1)
  return new Map(
    [...vectors].map(([word, vector]) => {
      const rest = subtractMean(vector)
      const share = first ? dot(rest, first) : 0
      return [word, normalise(first ? rest.map((value, at) => value - share * first[at]!) : rest)]
    }),
  )
}

/**
 * Joins two kinds of vectors in one space of fewer dimensions: scales each to length 1, places them side by side, and
 * projects them on the principal components of the words of the first kind. A word that one kind lacks has zeros there.
 *
 * @returns vectors of length 1
 */
export function jointVectors(
  one: VectorsByWord,
  other: VectorsByWord,
  words: readonly string[],
  dimensions: number,
): Map<string, Float64Array> {
  const [width = 0, otherWidth = 0] = [one, other].map((kind) => kind.values().next().value?.length)
  const sideBySide = (word: string) => {
    const vector = new Float64Array(width + otherWidth)
    const [left, right] = [one.get(word), other.get(word)]
    if (left) vector.set(normalise(left))
    if (right) vector.set(normalise(right), width)
    return vector
  }
  const axes = principalComponents([...one.keys()].map(sideBySide), dimensions)
  return new Map(
    words.map((word) => {
      const vector = sideBySide(word)
      return [word, normalise(Float64Array.from(axes, (axis) => dot(vector, axis)))]
    }),
  )
}
