import { placeOf } from '@wordhoard/lexicon/sorted-numbers'
import { hashText } from './cue-hash'

/** Vectors of word stems: stems that occur in similar contexts have similar vectors. */
export interface WordVectors {
  readonly dimensions: number
  /** Adds `weight` times the stem's vector (of length 1) to `sum`; an unknown stem adds nothing. */
  add(sum: Float64Array, stem: string, weight: number): void
}

/** 'VEC1', little-endian. */
export const vectorsMark = 0x31434556
/** Number of 32-bit fields before the tables: mark, stems, dimensions. */
export const vectorsHeaderFields = 3

/**
 * Opens the file of vectors written by `training/src/make-word-vectors.ts`, and uses it in place, without a copy: the
 * ascending hashes of the stems, then a vector for each, one signed byte per dimension, in 127ths.
 *
 * @param file its start must be aligned to four bytes
 * @throws Error when the file has another format
 */
export function openWordVectors(file: Uint8Array): WordVectors {
  const { hashes, values, dimensions } = readVectorTable(file)
  return {
    dimensions,
    add(sum, stem, weight) {
      const row = placeOf(hashes, hashText(stem))
      if (row < 0) return
      const scale = weight / 127
      for (let at = 0, from = row * dimensions; at < dimensions; at++)
        sum[at] = sum[at]! + scale * values[from + at]!
    },
  }
}

/** Opens the table of that file, in place. Throws when the file has another format. */
export function readVectorTable(file: Uint8Array) {
  const { buffer, byteOffset } = file
  const header = new Uint32Array(buffer, byteOffset, vectorsHeaderFields)
  const [mark, stems = 0, dimensions = 0] = header
  const start = byteOffset + vectorsHeaderFields * 4
  if (mark !== vectorsMark || start + stems * (4 + dimensions) !== byteOffset + file.byteLength)
    throw new Error('The file of word vectors is damaged: take it from the repository.')
  return {
    hashes: new Uint32Array(buffer, start, stems),
    values: new Int8Array(buffer, start + stems * 4, stems * dimensions),
    dimensions,
  }
}

/** Returns the cosine of the angle between two vectors; 0 when one of them is zero. */
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

/** Returns the length of a vector; a loop is several times as fast as `Math.hypot` of all its values. */
export function lengthOf(vector: Float64Array): number {
  let squares = 0
  for (let at = 0; at < vector.length; at++) squares += vector[at]! * vector[at]!
  return Math.sqrt(squares)
}
