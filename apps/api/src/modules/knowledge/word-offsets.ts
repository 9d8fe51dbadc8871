import type { Estimate } from '@wordhoard/learning/knowledge/rasch'

/** Size of a word in bytes: mean and variance in double precision, so that what is stored is what was computed, and id. */
const WORD_BYTES = 20

/** Writes the words with evidence of a learner, for the database: all means, all variances, all ids. */
export function encodeOffsets(offsets: ReadonlyMap<number, Estimate>): Buffer {
  const { size } = offsets
  const bytes = new ArrayBuffer(size * WORD_BYTES)
  const means = new Float64Array(bytes, 0, size)
  const variances = new Float64Array(bytes, size * 8, size)
  const ids = new Int32Array(bytes, size * 16, size)
  let at = 0
  for (const [id, { mean, variance }] of offsets) {
    means[at] = mean
    variances[at] = variance
    ids[at++] = id
  }
  return Buffer.from(bytes)
}

/** Reads what `encodeOffsets` wrote. */
export function decodeOffsets(stored: Uint8Array): Map<number, Estimate> {
  // A copy begins where typed arrays may.
  const { buffer: bytes, byteLength } = Uint8Array.from(stored)
  const size = byteLength / WORD_BYTES
  const means = new Float64Array(bytes, 0, size)
  const variances = new Float64Array(bytes, size * 8, size)
  const ids = new Int32Array(bytes, size * 16, size)
  const offsets = new Map<number, Estimate>()
  for (let at = 0; at < size; at++) offsets.set(ids[at]!, { mean: means[at]!, variance: variances[at]! })
  return offsets
}
