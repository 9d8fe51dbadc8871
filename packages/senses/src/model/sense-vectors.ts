import type { SenseProfile } from '../profile'
import { lengthOf, type WordVectors } from '../words/vectors'
import { wordWeight } from '../words/word-weights'

/** Weight of a related sense's words in a sense's vector. */
const RELATED_WEIGHT = 0.5

/** Vectors of the words of a definition. */
export interface SenseVectors {
  /** Direction of its own words, of length 1; zeros when none of them is known. */
  readonly own: Float64Array
  readonly ownLength: number
  /** Direction of the words of related senses, in the same form. */
  readonly related: Float64Array
  readonly relatedLength: number
}

/** Cached vectors of profiles in use: callers that keep their profiles get later rankings several times as fast. */
const known = new WeakMap<SenseProfile, SenseVectors>()

function sumOf(stems: string | undefined, vectors: WordVectors): { direction: Float64Array; length: number } {
  const sum = new Float64Array(vectors.dimensions)
  for (const stem of stems?.split(' ') ?? []) vectors.add(sum, stem, wordWeight(stem))
  const length = lengthOf(sum)
  return { direction: length === 0 ? sum : sum.map((value) => value / length), length }
}

/** Returns the vectors of a sense's words. Always pass the same `vectors` for a profile, since the result is cached. */
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

/** Returns the vector of a sense's own words plus those of related senses at half their weight. */
export function wholeVector({ own, ownLength, related, relatedLength }: SenseVectors): Float64Array {
  return own.map((value, at) => value * ownLength + related[at]! * relatedLength * RELATED_WEIGHT)
}
