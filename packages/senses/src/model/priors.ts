import { wordClasses } from '../context/word-class'
import type { SenseProfile } from '../profile'
import { senseTraits } from './sense-traits'

/** In how many documents of the tagged text senses were met. */
export interface SenseDocuments {
  /** @param key hash of a sense's key; 0 for one that was never met */
  of(key: number): number
}

/** What is known of a headword's senses without their context. */
export interface SensePriors {
  /** How often each sense was met; a function word's count is shared by its senses. */
  readonly counts: readonly number[]
  /** Log of each sense's share of all that was met. */
  readonly logShares: readonly number[]
  /** The same by the documents in which senses were met. */
  readonly logDocumentShares: readonly number[]
}

/** Smoothing of tag counts: an unmet sense is worth a third of one met once. */
const smoothing = 0.3

const functionClass = wordClasses.indexOf('function')

const smoothedTotal = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count + smoothing, 0)

/**
 * How common each sense of a headword is, by how often it was met, and by in how many documents: ten times in one text
 * says less of other texts than once in ten. No document is known of function words: their senses keep the share that their
 * counts give them, and the others divide the rest.
 *
 * @param classes index in `wordClasses` of each sense
 * @param functionCount how often the headword was met as a function word
 */
export function sensePriors(
  profiles: readonly SenseProfile[],
  classes: readonly (number | undefined)[],
  functionCount: number,
  documents: SenseDocuments,
): SensePriors {
  const isFunction = (index: number) => classes[index] === functionClass
  const functionSenses = classes.filter((kind) => kind === functionClass).length
  const counts = profiles.map((profile, index) =>
    isFunction(index) ? functionCount / functionSenses : (profile.c ?? 0),
  )
  const total = smoothedTotal(counts)
  const open = (values: readonly number[]) => smoothedTotal(values.filter((_, index) => !isFunction(index)))
  const met = profiles.map((profile) => {
    const { key } = senseTraits(profile)
    return key === undefined ? 0 : documents.of(key)
  })
  const share = (count: number) => (count + smoothing) / total
  const openShare = open(counts) / total / open(met)
  return {
    counts,
    logShares: counts.map((count) => Math.log(share(count))),
    logDocumentShares: counts.map((count, index) =>
      Math.log(isFunction(index) ? share(count) : openShare * (met[index]! + smoothing)),
    ),
  }
}
