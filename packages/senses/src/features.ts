import { fitOfClosedClass } from './context/closed-classes'
import type { Occurrence } from './context/context'
import { cueGroups } from './context/context-cues'
import {
  type CueWeights,
  wordClassCues,
  wordClassEvidence,
  wordClasses,
  wordClassOf,
} from './context/word-class'
import { contextOf } from './context-of'
import { affinityRows, affinityWidth, definitionParts } from './model/affinity'
import { cueEvidence, evidenceWidth } from './model/cue-evidence'
import { entryVectors } from './model/entry-vectors'
import { kindCompanyLikeness } from './model/kind-company'
import { type LearntSenses, textsKey } from './model/learnt-file'
import { neighbours, sumOfNeighbours } from './model/neighbours'
import { sensePriors } from './model/priors'
import { pairLevels, senseTraits, traitLevels, traitsOfSenses } from './model/sense-traits'
import { firstNearDuplicates } from './near-duplicates'
import type { SenseProfile } from './profile'
import { topicVector } from './words/topic'
import { cosine, lengthOf, type WordVectors } from './words/vectors'

/** Names of the features that score each sense, in the order of the fitted weights. */
export const featureNames = [
  'count',
  'uncounted',
  'documents',
  'class',
  'closed',
  'name',
  'notName',
  'own',
  'related',
  'nearNoun',
  'aroundNoun',
  'nearOther',
  'aroundOther',
  'order',
  'companyNear',
  'companyAround',
  'companyAndGloss',
  'kindCompany',
  'kindCompanies',
  'topic',
  'topicCompany',
  ...definitionParts.map((part) => `headword ${part}` as const),
  ...definitionParts.map((part) => `unmet headword ${part}` as const),
  ...traitLevels.map((level) => `${level} affinity` as const),
  ...definitionParts.map((part) => `${part} affinity` as const),
  ...pairLevels.flatMap((level) => cueGroups.map((group) => `${level} ${group}` as const)),
] as const

/** Data learnt from the corpus, besides the weights of the features. */
export interface LearntTables {
  readonly cues: CueWeights
  /** How often a headword with other senses too (can, like, mine) occurred as a function word. */
  readonly functionCounts: ReadonlyMap<string, number>
  readonly vectors: WordVectors
  /** Mean of the texts' `topicDirection`s. */
  readonly usualTopic: readonly number[]
  /** Data on senses learnt from tagged text. */
  readonly senses: LearntSenses
}

/** Maximum overlap that counts: repeated overlaps add little evidence, and a long gloss must not win by its length. */
const MAX_OVERLAP = 2

/** Maximum distance of the words that say most about a sense. */
const NEAR_DISTANCE = 3

/**
 * Weight of the evidence for a function word in addition to the fitted weight of a class. That weight is fitted where a
 * sense of an open class is always right, and where other features distinguish the open classes too.
 */
const FUNCTION_EVIDENCE_WEIGHT = 0.2

const nounClass = wordClasses.indexOf('noun')
const functionClass = wordClasses.indexOf('function')

/** Returns whether the target has a capital that its position in the text doesn't explain. */
function isCapitalised(occurrence: Occurrence): boolean {
  const at = occurrence.target[0] ?? 0
  const before = occurrence.words[at - 1]
  return (
    before !== undefined && /[\p{L}\p{N},'’)]$/u.test(before) && /^\p{Lu}/u.test(occurrence.words[at] ?? '')
  )
}

/** Returns the topics of the texts in which a sense occurred. */
function textTopics(profile: SenseProfile, { senses, vectors }: LearntTables): Float64Array {
  const topics = new Float64Array(vectors.dimensions)
  const { key } = senseTraits(profile)
  if (key !== undefined) senses.company.add(topics, textsKey(key))
  return topics
}

function overlap(stems: string | undefined, weights: ReadonlyMap<string, number>): number {
  if (!stems || weights.size === 0) return 0
  let sum = 0
  for (const stem of stems.split(' ')) sum += weights.get(stem) ?? 0
  return Math.min(sum, MAX_OVERLAP)
}

/**
 * Subtracts from each value the mean of its word class: similarity decides within a class, while between classes the
 * surroundings are better evidence.
 */
function centreByClass(values: readonly number[], classes: readonly (number | undefined)[]): number[] {
  const sums = new Map<number | undefined, { sum: number; count: number }>()
  for (const [index, value] of values.entries()) {
    const entry = sums.get(classes[index]) ?? { sum: 0, count: 0 }
    entry.sum += value
    entry.count++
    sums.set(classes[index], entry)
  }
  return values.map((value, index) => {
    const { sum, count } = sums.get(classes[index])!
    return value - sum / count
  })
}

/** Returns the rank of each sense in the dictionary's order; near-duplicates share a rank. */
function placesOf(profiles: readonly SenseProfile[]): number[] {
  const places = new Map<number, number>()
  return firstNearDuplicates(profiles).map((first) => {
    const place = places.get(first) ?? places.size
    places.set(first, place)
    return place
  })
}

/**
 * Computes the features of every sense of a headword, in consecutive rows of `featureNames.length` values.
 *
 * Follows the usual knowledge-based recipe: prior from tag counts, gloss overlap (Lesk 1986; with related senses'
 * glosses, Banerjee and Pedersen 2002), word class from the surroundings.
 *
 * @param topic the topic of the whole text, as returned by `topicWords`; empty when unknown
 */
export function senseFeatures(
  occurrence: Occurrence,
  headword: string,
  profiles: readonly SenseProfile[],
  learnt: LearntTables,
  topic = '',
): Float64Array {
  const width = featureNames.length
  const rows = new Float64Array(profiles.length * width)
  const around = neighbours(occurrence, headword)
  const weights = new Map(around.map(({ stem, weight }) => [stem, weight]))
  const nearVector = new Float64Array(learnt.vectors.dimensions)
  const aroundVector = new Float64Array(learnt.vectors.dimensions)
  for (const { stem, weight, distance } of around) {
    learnt.vectors.add(aroundVector, stem, weight)
    if (distance <= NEAR_DISTANCE) learnt.vectors.add(nearVector, stem, weight)
  }
  const fadingVector = sumOfNeighbours(around, learnt.vectors)
  const evidence = wordClassEvidence(wordClassCues(occurrence, headword), learnt.cues)
  const capitalised = isCapitalised(occurrence)
  const classes = profiles.map((profile) => wordClassOf(profile.p))
  const others = classes.flatMap((kind) =>
    kind === undefined || kind === functionClass ? [] : evidence[kind]!,
  )
  const functionLead =
    others.length === 0 ? 0 : FUNCTION_EVIDENCE_WEIGHT * (evidence[functionClass]! - Math.max(...others))
  const priors = sensePriors(
    profiles,
    classes,
    learnt.functionCounts.get(headword) ?? 0,
    learnt.senses.documents,
  )
  const { counts } = priors
  const occurrences = counts.reduce((sum, count) => sum + count, 0)
  const { definitions, wholeVectors, companies, ofHeadword } = entryVectors(
    profiles,
    headword,
    occurrences,
    learnt,
  )
  const likeness = (context: Float64Array, vectors: readonly Float64Array[]) =>
    centreByClass(
      vectors.map((vector) => cosine(context, vector)),
      classes,
    )
  const near = likeness(nearVector, wholeVectors)
  const far = likeness(aroundVector, wholeVectors)
  const company = {
    near: likeness(
      nearVector,
      companies.map(({ observed }) => observed),
    ),
    around: likeness(
      fadingVector,
      companies.map(({ observed }) => observed),
    ),
    withDefinition: likeness(
      fadingVector,
      companies.map(({ withDefinition }) => withDefinition),
    ),
  }
  const places = counts.some((count) => count > 0) ? undefined : placesOf(profiles)
  const traits = traitsOfSenses(profiles)
  const kinds = kindCompanyLikeness(fadingVector, traits, learnt.senses.company)
  const ofKind = {
    together: centreByClass(kinds.together, classes),
    mean: centreByClass(kinds.mean, classes),
  }
  const text = topicVector(topic, learnt.vectors, learnt.usualTopic)
  const isTopicKnown = lengthOf(text) > 0
  const topicLikeness = isTopicKnown ? likeness(text, wholeVectors) : []
  const { cues: contextual, around: placed } = contextOf(occurrence, headword, learnt)
  const cueRows = cueEvidence(contextual, traits, learnt.senses.pairs)
  const affinity = affinityRows(contextual.hashes, placed, traits, definitions, learnt.senses.affinities)
  for (const [index, profile] of profiles.entries()) {
    const kind = classes[index]
    const isNoun = kind === nounClass
    const name = profile.p === 'proper noun'
    const row = [
      priors.logShares[index]!,
      counts[index] === 0 ? 1 : 0,
      priors.logDocumentShares[index]!,
      kind === undefined ? 0 : evidence[kind]!,
      kind === functionClass ? fitOfClosedClass(occurrence, headword, profile.p) + functionLead : 0,
      name && capitalised ? 1 : 0,
      name && !capitalised ? 1 : 0,
      overlap(profile.o, weights),
      overlap(profile.r, weights),
      isNoun ? near[index]! : 0,
      isNoun ? far[index]! : 0,
      isNoun ? 0 : near[index]!,
      isNoun ? 0 : far[index]!,
      places ? -Math.log(1 + places[index]!) : 0,
      company.near[index]!,
      company.around[index]!,
      company.withDefinition[index]!,
      ofKind.together[index]!,
      ofKind.mean[index]!,
      topicLikeness[index] ?? 0,
      isTopicKnown ? cosine(text, textTopics(profile, learnt)) : 0,
      ...ofHeadword[index]!,
      ...affinity.subarray(index * affinityWidth, (index + 1) * affinityWidth),
    ]
    rows.set(row, index * width)
    rows.set(cueRows.subarray(index * evidenceWidth, (index + 1) * evidenceWidth), index * width + row.length)
  }
  return rows
}
