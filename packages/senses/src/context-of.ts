import type { Occurrence } from './context/context'
import { type ContextCues, contextCues } from './context/context-cues'
import { findPlacedWords, placeVectors } from './context/places'
import type { LearntSenses } from './model/learnt-file'
import type { WordVectors } from './words/vectors'

/** What the words around a target say, as the affinities and the evidence of cues need it. */
interface CuesAround {
  readonly headword: string
  readonly cues: ContextCues
  /** See `placeVectors`. */
  readonly around: Float64Array
}

const known = new WeakMap<Occurrence, CuesAround>()

/**
 * Returns the cues of an occurrence and the vectors of the words around it. They are computed once for an occurrence,
 * because its senses and its definitions for learners need the same.
 */
export function contextOf(
  occurrence: Occurrence,
  headword: string,
  { senses, vectors }: { readonly senses: LearntSenses; readonly vectors: WordVectors },
): CuesAround {
  const before = known.get(occurrence)
  if (before?.headword === headword) return before
  const found = {
    headword,
    cues: contextCues(occurrence, headword, senses.kinds),
    around: placeVectors(findPlacedWords(occurrence), vectors),
  }
  known.set(occurrence, found)
  return found
}
