/** Vectors of word stems: stems that occur in like company have like ones. */
export interface WordVectors {
  readonly dimensions: number
  /** Adds `weight` times the stem's vector (of length 1) to `sum`; an unknown stem adds nothing. */
  add(sum: Float64Array, stem: string, weight: number): void
}

/**
 * Unpacks vectors.
 *
 * @param stems separated by spaces
 * @param base64 one signed byte for each dimension of each stem, in 127ths
 */
export function unpackVectors(stems: string, base64: string, dimensions: number): WordVectors {
  const text = atob(base64)
  const bytes = new Int8Array(text.length)
  for (let at = 0; at < text.length; at++) bytes[at] = text.charCodeAt(at)
  const starts = new Map<string, number>()
  for (const [index, stem] of stems.split(' ').entries()) starts.set(stem, index * dimensions)
  return {
    dimensions,
    add(sum, stem, weight) {
      const start = starts.get(stem)
      if (start === undefined) return
      const scale = weight / 127
      for (let at = 0; at < dimensions; at++) sum[at] = sum[at]! + scale * bytes[start + at]!
    },
  }
}

/** Cosine of the angle between two vectors; 0 when one of them is nought. */
export function cosine(a: Float64Array, b: Float64Array): number {
  let dot = 0
  let squareA = 0
  let squareB = 0
  for (let at = 0; at < a.length; at++) {
    dot += a[at]! * b[at]!
    squareA += a[at]! ** 2
    squareB += b[at]! ** 2
  }
  return squareA === 0 || squareB === 0 ? 0 : dot / Math.sqrt(squareA * squareB)
}

/** Length of a vector; a loop is several times as fast as `Math.hypot` of all its values. */
export function lengthOf(vector: Float64Array): number {
  let squares = 0
  for (let at = 0; at < vector.length; at++) squares += vector[at]! * vector[at]!
  return Math.sqrt(squares)
}
