import { fitOfClosedClass } from './context/closed-classes'
import type { Occurrence } from './context/context'
import { contextCues, cueGroups } from './context/context-cues'
import { placeVectors, wordPlacesOf } from './context/places'
import {
  type CueWeights,
  wordClassCues,
  wordClassEvidence,
  wordClasses,
  wordClassOf,
} from './context/word-class'
import { affinityRows, affinityWidth, definitionParts } from './model/affinity'
import { cueEvidence, evidenceWidth } from './model/cue-evidence'
import { kindCompanies } from './model/kind-company'
import { type LearntSenses, textsKey } from './model/learnt-file'
import { neighbours, sumOfNeighbours } from './model/neighbours'
import { sensePriors } from './model/priors'
import { pairLevels, senseTraits, traitLevels } from './model/sense-traits'
import { type SenseVectors, senseVectors, wholeVector } from './model/sense-vectors'
import { firstAlike } from './near-duplicates'
import type { SenseProfile } from './profile'
import { contentStems } from './words/stems'
import { topicVector } from './words/topic'
import { cosine, lengthOf, type WordVectors } from './words/vectors'

/** What each sense is scored by; the fitted weights stand in this order. */
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

/** What was learnt from the corpus besides the weights of the features. */
export interface LearntTables {
  readonly cues: CueWeights
  /** How often a headword was met as a function word, where it has other senses too (can, like, mine). */
  readonly functionCounts: ReadonlyMap<string, number>
  readonly vectors: WordVectors
  /** The mean of texts' `topicDirection`s. */
  readonly usualTopic: readonly number[]
  /** What tagged text has taught of senses. */
  readonly senses: LearntSenses
}

/** Repeated overlaps say little more; a long gloss must not win by length. */
const mostOverlap = 2

/** The words that say most of a sense: those within three places. */
const nearDistance = 3

/**
 * What the surroundings say for a function word counts this much more than the fitted weight of a class. That is fitted
 * where a sense of an open class is always right, and where other features tell the open classes apart as well.
 */
const functionShare = 0.2

const nounClass = wordClasses.indexOf('noun')
const functionClass = wordClasses.indexOf('function')

/** True when the target is written with a capital that its place in the text does not explain. */
function isCapitalised(occurrence: Occurrence): boolean {
  const at = occurrence.target[0] ?? 0
  const before = occurrence.words[at - 1]
  return (
    before !== undefined && /[\p{L}\p{N},'’)]$/u.test(before) && /^\p{Lu}/u.test(occurrence.words[at] ?? '')
  )
}

/** A headword met so often needs its definitions' likeness to it half as much as one never met. */
const enoughMet = 5

/**
 * How like a headword's own vector is to the words of its senses, of each of the `definitionParts`: a word's vector is that of
 * all its uses, so it is most like its commonest senses (after McCarthy et al. 2004). The same again, less of it the oftener
 * the word was met: counts tell more.
 */
function headwordLikeness(
  headword: string,
  senses: readonly SenseVectors[],
  met: number,
  vectors: WordVectors,
): number[][] {
  const direction = new Float64Array(vectors.dimensions)
  for (const stem of contentStems(headword)) vectors.add(direction, stem, 1)
  const unmet = 1 / (1 + met / enoughMet)
  return senses.map((sense) => {
    const likeness = definitionParts.map((part) => cosine(direction, sense[part]))
    return [...likeness, ...likeness.map((value) => value * unmet)]
  })
}

/**
 * The company in which a sense was met, and that together with half of its own vector's direction: of senses met rarely
 * the definition tells more.
 */
function companyOf(
  profile: SenseProfile,
  sense: Float64Array,
  learnt: LearntTables,
): { readonly met: Float64Array; readonly together: Float64Array } {
  const met = new Float64Array(learnt.vectors.dimensions)
  const { key } = senseTraits(profile)
  if (key !== undefined) learnt.senses.company.add(met, key)
  const length = lengthOf(sense)
  return { met, together: length === 0 ? met : met.map((value, at) => value + (0.5 * sense[at]!) / length) }
}

/** The topics of the texts in which a sense was met. */
function textsOf(profile: SenseProfile, { senses, vectors }: LearntTables): Float64Array {
  const met = new Float64Array(vectors.dimensions)
  const { key } = senseTraits(profile)
  if (key !== undefined) senses.company.add(met, textsKey(key))
  return met
}

function overlap(stems: string | undefined, weights: ReadonlyMap<string, number>): number {
  if (!stems || weights.size === 0) return 0
  let sum = 0
  for (const stem of stems.split(' ')) sum += weights.get(stem) ?? 0
  return Math.min(sum, mostOverlap)
}

/**
 * The values less the mean of their word class: likeness chooses within a class, not between classes, of which the
 * surroundings tell more.
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

/** The place of each sense in the dictionary's order; near-duplicates have one place together. */
function placesOf(profiles: readonly SenseProfile[]): number[] {
  const places = new Map<number, number>()
  return firstAlike(profiles).map((first) => {
    const place = places.get(first) ?? places.size
    places.set(first, place)
    return place
  })
}

/**
 * The features of every sense of a headword, one row of `featureNames.length` after the other.
 *
 * Follows the usual knowledge-based recipe: prior from tag counts, gloss overlap (Lesk 1986; with related senses'
 * glosses, Banerjee and Pedersen 2002), word class from the surroundings.
 *
 * @param topic what the whole text is about, as `topicWords` says it; empty when nothing is known of it
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
    if (distance <= nearDistance) learnt.vectors.add(nearVector, stem, weight)
  }
  const fadingVector = sumOfNeighbours(around, learnt.vectors)
  const evidence = wordClassEvidence(wordClassCues(occurrence, headword), learnt.cues)
  const capitalised = isCapitalised(occurrence)
  const classes = profiles.map((profile) => wordClassOf(profile.p))
  const others = classes.flatMap((kind) =>
    kind === undefined || kind === functionClass ? [] : evidence[kind]!,
  )
  const functionLead =
    others.length === 0 ? 0 : functionShare * (evidence[functionClass]! - Math.max(...others))
  const priors = sensePriors(
    profiles,
    classes,
    learnt.functionCounts.get(headword) ?? 0,
    learnt.senses.documents,
  )
  const { counts } = priors
  const met = counts.reduce((sum, count) => sum + count, 0)
  const definitions = profiles.map((profile) => senseVectors(profile, learnt.vectors))
  const wholes = definitions.map(wholeVector)
  const ofHeadword = headwordLikeness(headword, definitions, met, learnt.vectors)
  const likeness = (context: Float64Array, vectors: readonly Float64Array[]) =>
    centreByClass(
      vectors.map((vector) => cosine(context, vector)),
      classes,
    )
  const near = likeness(nearVector, wholes)
  const far = likeness(aroundVector, wholes)
  const companies = profiles.map((profile, index) => companyOf(profile, wholes[index]!, learnt))
  const company = {
    near: likeness(
      nearVector,
      companies.map(({ met }) => met),
    ),
    around: likeness(
      fadingVector,
      companies.map(({ met }) => met),
    ),
    together: likeness(
      fadingVector,
      companies.map(({ together }) => together),
    ),
  }
  const places = counts.some((count) => count > 0) ? undefined : placesOf(profiles)
  const traits = profiles.map(senseTraits)
  const kinds = kindCompanies(fadingVector, traits, learnt.senses.company)
  const ofKind = {
    together: centreByClass(kinds.together, classes),
    mean: centreByClass(kinds.mean, classes),
  }
  const text = topicVector(topic, learnt.vectors, learnt.usualTopic)
  const isTopicKnown = lengthOf(text) > 0
  const aboutness = isTopicKnown ? likeness(text, wholes) : []
  const contextual = contextCues(occurrence, headword, learnt.senses.kinds)
  const cueRows = cueEvidence(contextual, traits, learnt.senses.pairs)
  const affinity = affinityRows(
    contextual.hashes,
    placeVectors(wordPlacesOf(occurrence), learnt.vectors),
    traits,
    definitions,
    learnt.senses.affinities,
  )
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
      company.together[index]!,
      ofKind.together[index]!,
      ofKind.mean[index]!,
      aboutness[index] ?? 0,
      isTopicKnown ? cosine(text, textsOf(profile, learnt)) : 0,
      ...ofHeadword[index]!,
      ...affinity.subarray(index * affinityWidth, (index + 1) * affinityWidth),
    ]
    rows.set(row, index * width)
    rows.set(cueRows.subarray(index * evidenceWidth, (index + 1) * evidenceWidth), index * width + row.length)
  }
  return rows
}
