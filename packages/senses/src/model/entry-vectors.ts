import type { SenseProfile } from '../profile'
import { contentStems } from '../words/stems'
import { cosine, lengthOf, type WordVectors } from '../words/vectors'
import { definitionParts } from './affinity'
import type { LearntSenses } from './learnt-file'
import { senseTraits } from './sense-traits'
import { type SenseVectors, senseVectors, wholeVector } from './sense-vectors'

/** What was learnt that the vectors of an entry are made of. */
interface Learnt {
  readonly vectors: WordVectors
  readonly senses: LearntSenses
}

/** Vectors of the senses of an entry, and what follows from them whatever the context is. */
interface EntryVectors {
  readonly definitions: readonly SenseVectors[]
  readonly wholeVectors: readonly Float64Array[]
  readonly companies: readonly ReturnType<typeof companyVectors>[]
  /** See `headwordLikeness`. */
  readonly ofHeadword: readonly (readonly number[])[]
}

/**
 * Number of occurrences at which the likeness of definitions to the headword counts half as much as for an unseen one.
 */
const HALF_LIKENESS_OCCURRENCES = 5

/**
 * Returns the similarity of the headword's own vector to each of the `definitionParts` of its senses: a word's vector
 * reflects all its uses, so it is closest to its commonest senses (after McCarthy et al. 2004). The same values follow
 * again, weighted less the more often the word was seen, since counts are then better evidence.
 */
function headwordLikeness(
  headword: string,
  senses: readonly SenseVectors[],
  occurrences: number,
  vectors: WordVectors,
): number[][] {
  const direction = new Float64Array(vectors.dimensions)
  for (const stem of contentStems(headword)) vectors.add(direction, stem, 1)
  const rarity = 1 / (1 + occurrences / HALF_LIKENESS_OCCURRENCES)
  return senses.map((sense) => {
    const likeness = definitionParts.map((part) => cosine(direction, sense[part]))
    return [...likeness, ...likeness.map((value) => value * rarity)]
  })
}

/**
 * Returns the vector of the words that a sense occurred with, and its sum with half of the direction of the sense's own
 * vector: for rare senses, the definition is better evidence.
 */
function companyVectors(
  profile: SenseProfile,
  sense: Float64Array,
  learnt: Learnt,
): { readonly observed: Float64Array; readonly withDefinition: Float64Array } {
  const observed = new Float64Array(learnt.vectors.dimensions)
  const { key } = senseTraits(profile)
  if (key !== undefined) learnt.senses.company.add(observed, key)
  const length = lengthOf(sense)
  if (length === 0) return { observed, withDefinition: observed }
  return { observed, withDefinition: observed.map((value, at) => value + (0.5 * sense[at]!) / length) }
}

const known = new WeakMap<
  readonly SenseProfile[],
  { readonly headword: string; readonly learnt: Learnt; readonly vectors: EntryVectors }
>()

/**
 * Returns the vectors of the senses of an entry. They are remembered as long as the array of profiles lives, because
 * they are the same in every context.
 *
 * @param occurrences how often the headword occurred in tagged text
 */
export function entryVectors(
  profiles: readonly SenseProfile[],
  headword: string,
  occurrences: number,
  learnt: Learnt,
): EntryVectors {
  const before = known.get(profiles)
  if (before?.headword === headword && before.learnt === learnt) return before.vectors
  const definitions = profiles.map((profile) => senseVectors(profile, learnt.vectors))
  const wholeVectors = definitions.map(wholeVector)
  const vectors = {
    definitions,
    wholeVectors,
    companies: profiles.map((profile, index) => companyVectors(profile, wholeVectors[index]!, learnt)),
    ofHeadword: headwordLikeness(headword, definitions, occurrences, learnt.vectors),
  }
  known.set(profiles, { headword, learnt, vectors })
  return vectors
}
