import { type SenseCompany, textsKey } from '@wordhoard/senses/model/learnt-file'
import { neighbourVector } from '@wordhoard/senses/model/neighbours'
import { senseTraits, traitLevels } from '@wordhoard/senses/model/sense-traits'
import type { WordVectors } from '@wordhoard/senses/words/vectors'
import type { TrainingWord } from './pair-choices'

const senseLevel = traitLevels.indexOf('sense')
const kindLevel = traitLevels.indexOf('kind')
/** Minimum number of occurrences of a kind of thing; below that, its company would be that of a single sense. */
const minKindOccurrences = 2

/**
 * Computes the company of each sense, by the hash of its key, and of each kind of thing, by the hash of the trait: the
 * sum of the directions of the contexts in which it occurs. The topics of the texts in which a sense occurs are stored
 * by `textsKey`.
 *
 * @param topics each document's `topicVector`
 */
export function computeCompany(
  words: readonly TrainingWord[],
  vectors: WordVectors,
  topics: readonly Float64Array[],
): Map<number, Float64Array> {
  const company = new Map<number, Float64Array>()
  const kindCounts = new Map<number, number>()
  const add = (key: number, vector: Float64Array, length: number) => {
    const sum = company.get(key) ?? new Float64Array(vectors.dimensions)
    for (let at = 0; at < sum.length; at++) sum[at]! += vector[at]! / length
    company.set(key, sum)
  }
  for (const { document, gold, headword, senses, occurrence } of words) {
    const context = neighbourVector(occurrence, headword, vectors)
    const length = Math.hypot(...context)
    const topic = topics[document]
    const topicLength = topic ? Math.hypot(...topic) : 0
    for (const key of gold) {
      const place = senses.keys.indexOf(key)
      if (place < 0) continue
      const { hashes, levels, key: sense } = senseTraits(senses.profiles[place]!)
      if (sense !== undefined && topic && topicLength > 0) add(textsKey(sense), topic, topicLength)
      if (length === 0) continue
      for (const [index, trait] of hashes.entries()) {
        if (levels[index] !== senseLevel && levels[index] !== kindLevel) continue
        if (levels[index] === kindLevel) kindCounts.set(trait, (kindCounts.get(trait) ?? 0) + 1)
        add(trait, context, length)
      }
    }
  }
  for (const [trait, count] of kindCounts) if (count < minKindOccurrences) company.delete(trait)
  return company
}

/** Counts the documents in which each sense occurs, by the hash of its key. */
export function countDocuments(words: readonly TrainingWord[]): Map<number, number> {
  const met = new Map<number, Set<number>>()
  for (const { document, gold, senses } of words) {
    if (document < 0) continue
    for (const key of gold) {
      const profile = senses.profiles[senses.keys.indexOf(key)]
      const sense = profile && senseTraits(profile).key
      if (sense === undefined) continue
      const documents = met.get(sense) ?? new Set()
      met.set(sense, documents.add(document))
    }
  }
  return new Map([...met].map(([sense, documents]) => [sense, documents.size]))
}

/** Converts company into the form that ranking reads. */
export function toSenseCompany(company: ReadonlyMap<number, Float64Array>): SenseCompany {
  return {
    add(sum, key) {
      const met = company.get(key)
      if (met) for (let at = 0; at < sum.length; at++) sum[at]! += met[at]!
      return met !== undefined
    },
  }
}
