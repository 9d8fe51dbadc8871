import { rememberBy } from '@wordhoard/lexicon/remember'
import type { Occurrence } from './context/context'
import { contextOf } from './context-of'
import type { LearntTables } from './features'
import { affinityRows, affinityWidth, definitionParts } from './model/affinity'
import { neighbours } from './model/neighbours'
import type { SenseTraits } from './model/sense-traits'
import { traitLevels } from './model/sense-traits'
import { senseVectors } from './model/sense-vectors'
import { isLearner, type SenseProfile } from './profile'
import { besideCues } from './words/beside'

/**
 * Names of the features of a definition in an entry written for learners, in the order of their weights: the score of
 * the senses that it stands for; its place; whether it was left over from another source; whether it stands for no other
 * sense; how many words around it shares, and how many with others of its field (computing, law); how well its own words
 * fit; and how many of the words before and after the target stand there in its patterns and examples too.
 */
export const learnerFeatureNames = [
  'score',
  'place',
  'leftover',
  'alone',
  'overlap',
  'field',
  'affinity',
  'before',
  'after',
] as const

/** Maximum overlap that counts. */
const MAX_OVERLAP = 3
const noTraits: SenseTraits = { hashes: new Uint32Array(), levels: new Uint8Array(), key: undefined }
const withoutTraits = rememberBy((definitions: readonly SenseProfile[]): readonly SenseTraits[] =>
  definitions.map(() => noTraits),
)

/**
 * Computes what the text of a definition written for learners adds to the score of the senses that it stands for: its
 * place in the entry, since we put first what readers meet most; and how well its own words, which are of today, fit the
 * words around.
 *
 * @param scores of the definitions, without it
 */
export function learnerFeatures(
  occurrence: Occurrence,
  headword: string,
  definitions: readonly SenseProfile[],
  scores: readonly number[],
  learnt: LearntTables,
): number[][] {
  const around = neighbours(occurrence, headword)
  const weights = new Map(around.map(({ stem, weight }) => [stem, weight]))
  const vectors = definitions.map((profile) => senseVectors(profile, learnt.vectors))
  const { cues, around: placed } = contextOf(occurrence, headword, learnt)
  const affinity = affinityRows(
    cues.hashes,
    placed,
    withoutTraits(definitions),
    vectors,
    learnt.senses.affinities,
  )
  const beside = besideWords(occurrence)
  const ownAffinity = traitLevels.length + definitionParts.indexOf('own')
  return definitions.map((profile, index) => {
    const isOurs = isLearner(profile)
    return [
      scores[index]!,
      -Math.log(1 + index),
      isOurs ? 0 : 1,
      isOurs && profile.s === undefined ? 1 : 0,
      overlap(profile.o, weights),
      isOurs ? overlap(profile.r, weights) : 0,
      affinity[index * affinityWidth + ownAffinity]!,
      ...besideMatches(profile, beside),
    ]
  })
}

function overlap(stems: string | undefined, weights: ReadonlyMap<string, number>): number {
  if (!stems || weights.size === 0) return 0
  let sum = 0
  for (const stem of stems.split(' ')) sum += weights.get(stem) ?? 0
  return Math.min(sum, MAX_OVERLAP)
}

/** Returns the words right before and after the target. */
function besideWords({ words, target }: Occurrence): string[] {
  const first = target[0]
  if (first === undefined) return []
  return besideCues(words, first, target.at(-1)!)
}

function besideMatches({ n }: SenseProfile, beside: readonly string[]): [number, number] {
  if (n === undefined) return [0, 0]
  const known = new Set(n.split(' '))
  const count = (side: string) =>
    beside.filter((cue) => cue.startsWith(side) && cue.length > 1 && known.has(cue)).length
  return [count('<'), count('>')]
}
