import { cosine, lengthOf } from '../words/vectors'
import type { SenseCompany } from './learnt-file'
import { type SenseTraits, traitLevels } from './sense-traits'

const kindLevel = traitLevels.indexOf('kind')
/** Length of a vector at which its weight is half of the maximum: rare kinds are weaker evidence. */
const HALF_WEIGHT_LENGTH = 5

interface Company {
  readonly vector: Float64Array
  readonly share: number
  readonly likeness: number
}

/**
 * Computes how similar a context is to the contexts in which the kinds of each sense occurred: to the sum over its
 * kinds, and on average. What was learnt about a kind helps senses that never occurred. Kinds that all senses share are
 * ignored.
 */
export function kindCompanyLikeness(
  context: Float64Array,
  senses: readonly SenseTraits[],
  company: SenseCompany,
): { readonly together: number[]; readonly mean: number[] } {
  const carriers = new Map<number, number>()
  for (const { hashes } of senses)
    for (const hash of hashes) carriers.set(hash, (carriers.get(hash) ?? 0) + 1)
  const known = new Map<number, Company | undefined>()
  const findCompany = (trait: number) => {
    if (known.has(trait)) return known.get(trait)
    const vector = new Float64Array(context.length)
    const found = company.add(vector, trait)
      ? { vector, share: 1 / (lengthOf(vector) + HALF_WEIGHT_LENGTH), likeness: cosine(context, vector) }
      : undefined
    known.set(trait, found)
    return found
  }
  const together: number[] = []
  const mean: number[] = []
  for (const { hashes, levels } of senses) {
    const sum = new Float64Array(context.length)
    let likeness = 0
    let count = 0
    for (let at = 0; at < hashes.length; at++) {
      if (levels[at] !== kindLevel || carriers.get(hashes[at]!) === senses.length) continue
      const kindCompany = findCompany(hashes[at]!)
      if (!kindCompany) continue
      for (let place = 0; place < sum.length; place++)
        sum[place]! += kindCompany.share * kindCompany.vector[place]!
      likeness += kindCompany.likeness
      count++
    }
    together.push(cosine(context, sum))
    mean.push(count === 0 ? 0 : likeness / count)
  }
  return { together, mean }
}
