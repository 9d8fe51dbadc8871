import { neighbourVector } from '../../packages/lexicon/src/senses/features'
import type { SenseCompany } from '../../packages/lexicon/src/senses/learnt-file'
import { senseTraits } from '../../packages/lexicon/src/senses/sense-traits'
import type { WordVectors } from '../../packages/lexicon/src/senses/vectors'
import type { TrainingWord } from './pair-choices'

/** The company of each sense, by the hash of its key: the sum of the directions of the contexts in which it was met. */
export function companyOfSenses(
  words: readonly TrainingWord[],
  vectors: WordVectors,
): Map<number, Float64Array> {
  const company = new Map<number, Float64Array>()
  for (const { gold, headword, senses, occurrence } of words) {
    const context = neighbourVector(occurrence, headword, vectors)
    const length = Math.hypot(...context)
    if (length === 0) continue
    for (const key of gold) {
      const place = senses.keys.indexOf(key)
      const trait = place < 0 ? undefined : senseTraits(senses.profiles[place]!).key
      if (trait === undefined) continue
      const sum = company.get(trait) ?? new Float64Array(vectors.dimensions)
      for (let at = 0; at < sum.length; at++) sum[at]! += context[at]! / length
      company.set(trait, sum)
    }
  }
  return company
}

/** Company as ranking reads it. */
export function asSenseCompany(company: ReadonlyMap<number, Float64Array>): SenseCompany {
  return {
    add(sum, key) {
      const met = company.get(key)
      if (met) for (let at = 0; at < sum.length; at++) sum[at]! += met[at]!
      return met !== undefined
    },
  }
}
