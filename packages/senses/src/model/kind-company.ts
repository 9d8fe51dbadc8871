import { cosine, lengthOf } from '../words/vectors'
import type { SenseCompany } from './learnt-file'
import { type SenseTraits, traitLevels } from './sense-traits'

const kindLevel = traitLevels.indexOf('kind')
/** Length of a vector at which its weight is half of the maximum: rare kinds are weaker evidence. */
const HALF_WEIGHT_LENGTH = 5

/** The vectors of the kinds of senses; they are the same in every context. */
interface KindVectors {
  readonly company: SenseCompany
  /** Of all kinds that tell the senses apart and are known. */
  readonly ofKinds: readonly Float64Array[]
  readonly ofSenses: readonly {
    /** The sum of the vectors of its kinds. */
    readonly sum: Float64Array
    /** Places of its kinds in `ofKinds`. */
    readonly kinds: readonly number[]
  }[]
}

const known = new WeakMap<readonly SenseTraits[], KindVectors>()

/** Returns the vectors of the kinds of senses; kinds that all senses share are left out. */
function kindVectors(senses: readonly SenseTraits[], company: SenseCompany, dimensions: number): KindVectors {
  const before = known.get(senses)
  if (before?.company === company) return before
  const carriers = new Map<number, number>()
  for (const { hashes } of senses)
    for (const hash of hashes) carriers.set(hash, (carriers.get(hash) ?? 0) + 1)
  const ofKinds: Float64Array[] = []
  const places = new Map<number, number>()
  const findPlace = (trait: number): number => {
    const place = places.get(trait)
    if (place !== undefined) return place
    const vector = new Float64Array(dimensions)
    const found = company.add(vector, trait) ? ofKinds.push(vector) - 1 : -1
    places.set(trait, found)
    return found
  }
  const ofSenses = senses.map(({ hashes, levels }) => {
    const sum = new Float64Array(dimensions)
    const kinds: number[] = []
    for (let at = 0; at < hashes.length; at++) {
      if (levels[at] !== kindLevel || carriers.get(hashes[at]!) === senses.length) continue
      const place = findPlace(hashes[at]!)
      if (place < 0) continue
      const vector = ofKinds[place]!
      const share = 1 / (lengthOf(vector) + HALF_WEIGHT_LENGTH)
      for (let dimension = 0; dimension < dimensions; dimension++)
        sum[dimension]! += share * vector[dimension]!
      kinds.push(place)
    }
    return { sum, kinds }
  })
  const vectors = { company, ofKinds, ofSenses }
  known.set(senses, vectors)
  return vectors
}

/**
 * Computes how similar a context is to the contexts in which the kinds of each sense occurred: to the sum over its
 * kinds, and on average. What was learnt about a kind helps senses that never occurred.
 */
export function kindCompanyLikeness(
  context: Float64Array,
  senses: readonly SenseTraits[],
  company: SenseCompany,
): { readonly together: number[]; readonly mean: number[] } {
  const { ofKinds, ofSenses } = kindVectors(senses, company, context.length)
  const likenesses = ofKinds.map((vector) => cosine(context, vector))
  const together = ofSenses.map(({ sum }) => cosine(context, sum))
  const mean = ofSenses.map(({ kinds }) => {
    let likeness = 0
    for (const kind of kinds) likeness += likenesses[kind]!
    return kinds.length === 0 ? 0 : likeness / kinds.length
  })
  return { together, mean }
}
