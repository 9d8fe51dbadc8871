import type { SenseProfile } from '../profile'
import { lengthOf, type WordVectors } from '../words/vectors'
import { wordWeight } from '../words/word-weights'

/** What a related sense's words count in a sense's vector. */
const relatedShare = 0.5

/** The words of a definition as vectors. */
export interface SenseVectors {
  /** Direction of its own words, of length 1; noughts where nothing is known of them. */
  readonly own: Float64Array
  readonly ownLength: number
  /** The same of related senses' words. */
  readonly related: Float64Array
  readonly relatedLength: number
}

/** Vectors of profiles that are still in use: whoever keeps profiles gets later rankings several times as fast. */
const known = new WeakMap<SenseProfile, SenseVectors>()

function sumOf(stems: string | undefined, vectors: WordVectors): { direction: Float64Array; length: number } {
  const sum = new Float64Array(vectors.dimensions)
  for (const stem of stems?.split(' ') ?? []) vectors.add(sum, stem, wordWeight(stem))
  const length = lengthOf(sum)
  return { direction: length === 0 ? sum : sum.map((value) => value / length), length }
}

/** A sense's words as vectors. Profiles must always come with the same vectors. */
export function senseVectors(profile: SenseProfile, vectors: WordVectors): SenseVectors {
  const before = known.get(profile)
  if (before) return before
  const own = sumOf(profile.o, vectors)
  const related = sumOf(profile.r, vectors)
  const found = {
    own: own.direction,
    ownLength: own.length,
    related: related.direction,
    relatedLength: related.length,
  }
  known.set(profile, found)
  return found
}

/** A sense's own words and related senses' words at half their weight. */
export function wholeVector({ own, ownLength, related, relatedLength }: SenseVectors): Float64Array {
  return own.map((value, at) => value * ownLength + related[at]! * relatedLength * relatedShare)
}
