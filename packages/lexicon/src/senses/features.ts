import { closedClassFit } from './closed-classes'
import type { Occurrence } from './context'
import type { SenseProfile } from './profile'
import { contentStems, isStopWord, stemOf } from './stems'
import { type CueWeights, wordClassCues, wordClassEvidence, wordClasses, wordClassOf } from './word-class'
import { wordWeight } from './word-weights'

/** What each sense is scored by; the fitted weights stand in this order. */
export const featureNames = [
  'count',
  'uncounted',
  'tag',
  'form',
  'name',
  'notName',
  'own',
  'related',
  'closed',
] as const

/** What was learnt from the corpus besides the weights of the features. */
export interface LearntTables {
  readonly cues: CueWeights
  /** How often a headword was met as a function word, where it has other senses too (can, like, mine). */
  readonly functionCounts: ReadonlyMap<string, number>
}

/** Smoothing of tag counts: an unmet sense is worth a third of one met once. */
const smoothing = 0.3
/** Repeated overlaps say little more; a long gloss must not win by length. */
const mostOverlap = 2

const functionClass = wordClasses.indexOf('function')

/** True when the target is written with a capital that its place in the text does not explain. */
function isCapitalised(occurrence: Occurrence): boolean {
  const at = occurrence.target[0] ?? 0
  const before = occurrence.words[at - 1]
  return (
    before !== undefined && /[\p{L}\p{N},'’)]$/u.test(before) && /^\p{Lu}/u.test(occurrence.words[at] ?? '')
  )
}

/** Stems of the words around the target and what an overlap with each is worth. */
export function contextWeights(occurrence: Occurrence, headword: string): Map<string, number> {
  const target = new Set(contentStems(headword))
  const weights = new Map<string, number>()
  for (const [at, word] of occurrence.words.entries()) {
    const lower = word.toLowerCase()
    if (occurrence.target.includes(at) || isStopWord(lower)) continue
    for (const part of lower.split(/[^\p{L}]+/u)) {
      if (isStopWord(part)) continue
      const stem = stemOf(part)
      if (!target.has(stem)) weights.set(stem, wordWeight(stem))
    }
  }
  return weights
}

function overlap(stems: string | undefined, weights: ReadonlyMap<string, number>): number {
  if (!stems || weights.size === 0) return 0
  let sum = 0
  for (const stem of stems.split(' ')) sum += weights.get(stem) ?? 0
  return Math.min(sum, mostOverlap)
}

/**
 * The features of every sense of a headword, one row of `featureNames.length` after the other.
 *
 * Follows the usual knowledge-based recipe: prior from tag counts, gloss overlap (Lesk 1986; with related senses'
 * glosses, Banerjee and Pedersen 2002), word class from the surroundings.
 */
export function senseFeatures(
  occurrence: Occurrence,
  headword: string,
  profiles: readonly SenseProfile[],
  learnt: LearntTables,
): Float64Array {
  const width = featureNames.length
  const rows = new Float64Array(profiles.length * width)
  const weights = contextWeights(occurrence, headword)
  const evidence = wordClassEvidence(wordClassCues(occurrence, headword), learnt.cues)
  const capitalised = isCapitalised(occurrence)
  const classes = profiles.map((profile) => wordClassOf(profile.p))
  const functionSenses = classes.filter((kind) => kind === functionClass).length
  const functionCount = (learnt.functionCounts.get(headword) ?? 0) / Math.max(1, functionSenses)
  const counts = profiles.map((profile, index) => (classes[index] === functionClass ? functionCount : (profile.c ?? 0)))
  const total = counts.reduce((sum, count) => sum + count + smoothing, 0)
  for (const [index, profile] of profiles.entries()) {
    const kind = classes[index]
    const name = profile.p === 'proper noun'
    const row = [
      Math.log((counts[index]! + smoothing) / total),
      counts[index] === 0 ? 1 : 0,
      kind === undefined ? 0 : evidence[kind]!,
      kind === functionClass ? closedClassFit(occurrence, headword, profile.p) : 0,
      name && capitalised ? 1 : 0,
      name && !capitalised ? 1 : 0,
      overlap(profile.o, weights),
      overlap(profile.r, weights),
    ]
    rows.set(row, index * width)
  }
  return rows
}
