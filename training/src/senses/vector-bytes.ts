import { hashText } from '@wordhoard/senses/words/cue-hash'
import { vectorsHeaderFields, vectorsMark } from '@wordhoard/senses/words/vectors'

/**
 * Packs vectors of stems into the file that `openWordVectors` reads.
 *
 * @param vectors of length 1, each with `dimensions` numbers
 * @throws Error if two stems have the same hash
 */
export function vectorBytes(
  vectors: ReadonlyMap<string, ArrayLike<number>>,
  dimensions: number,
): Uint8Array<ArrayBuffer> {
  const byHash = new Map<number, ArrayLike<number>>()
  for (const [stem, vector] of vectors) byHash.set(hashText(stem), vector)
  if (byHash.size < vectors.size) throw new Error('Two stems have the same hash. Leave out the rarer one.')
  const hashes = Uint32Array.from(byHash.keys()).sort()
  const values = new Int8Array(hashes.length * dimensions)
  for (const [row, hash] of hashes.entries()) {
    const vector = byHash.get(hash)!
    for (let at = 0; at < dimensions; at++) values[row * dimensions + at] = Math.round(vector[at]! * 127)
  }
  const header = Uint32Array.of(vectorsMark, hashes.length, dimensions)
  const file = new Uint8Array(vectorsHeaderFields * 4 + hashes.byteLength + values.byteLength)
  file.set(new Uint8Array(header.buffer))
  file.set(new Uint8Array(hashes.buffer), header.byteLength)
  file.set(new Uint8Array(values.buffer), header.byteLength + hashes.byteLength)
  return file
}
