import { wordClasses } from '../context/word-class'
import type { SenseProfile } from '../profile'
import { senseTraits } from './sense-traits'

/** Number of documents of the tagged text in which each sense occurred. */
export interface SenseDocuments {
  /**
   * @param key hash of a sense's key
   * @returns 0 for a sense that never occurred
   */
  of(key: number): number
}

/** Frequencies of a headword's senses, regardless of the context. */
export interface SensePriors {
  /** Number of occurrences of each sense; a function word's count is divided among its senses. */
  readonly counts: readonly number[]
  /** Logarithm of each sense's share of all occurrences. */
  readonly logShares: readonly number[]
  /** Logarithm of each sense's share by the number of documents with it. */
  readonly logDocumentShares: readonly number[]
}

/** Added to each tag count: an unseen sense is worth about a quarter of one seen once. */
const SMOOTHING = 0.3

const functionClass = wordClasses.indexOf('function')

const smoothedTotal = (counts: readonly number[]) => counts.reduce((sum, count) => sum + count + SMOOTHING, 0)

/**
 * Computes how common each sense of a headword is, by occurrences and by documents: ten occurrences in one text say
 * less about other texts than one in each of ten. Function words have no document counts: their senses keep their share
 * by occurrences, and the other senses divide the rest.
 *
 * @param classes index in `wordClasses` of each sense
 * @param functionCount how often the headword occurred as a function word
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
  const openTotal = (values: readonly number[]) =>
    smoothedTotal(values.filter((_, index) => !isFunction(index)))
  const documentCounts = profiles.map((profile) => {
    const { key } = senseTraits(profile)
    return key === undefined ? 0 : documents.of(key)
  })
  const share = (count: number) => (count + SMOOTHING) / total
  const openClassFactor = openTotal(counts) / total / openTotal(documentCounts)
  return {
    counts,
    logShares: counts.map((count) => Math.log(share(count))),
    logDocumentShares: counts.map((count, index) =>
      Math.log(isFunction(index) ? share(count) : openClassFactor * (documentCounts[index]! + SMOOTHING)),
    ),
  }
}
