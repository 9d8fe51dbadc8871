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
 * Names of what the text of a definition written for learners says, in the order of `textWeights`: how many words around
 * it shares, and how many with others of its field (computing, law); how well its own words fit; and how many of the
 * words before and after the target stand there in its patterns and examples too.
 */
export const textFeatureNames = ['overlap', 'field', 'affinity', 'before', 'after'] as const

/**
 * Names of the features of a definition in an entry written for learners, in the order of `learnerWeights`: the score of
 * the senses that it stands for, with what its text says; its place; whether it was left over from another source;
 * whether it stands for no other sense; and what its text says beyond that.
 */
export const learnerFeatureNames = ['score', 'place', 'leftover', 'alone', ...textFeatureNames] as const

/** Maximum overlap that counts. */
const MAX_OVERLAP = 3
const noTraits: SenseTraits = { hashes: new Uint32Array(), levels: new Uint8Array(), key: undefined }
const withoutTraits = rememberBy((definitions: readonly SenseProfile[]): readonly SenseTraits[] =>
  definitions.map(() => noTraits),
)

/**
 * Computes what the texts of definitions say: how well their own words, which are of today, fit the words around. For a
 * sense that a definition written for learners stands for, it is the text of that definition.
 *
 * @returns a row of `textFeatureNames` for each definition
 */
export function textFeatures(
  occurrence: Occurrence,
  headword: string,
  definitions: readonly SenseProfile[],
  learnt: LearntTables,
): number[][] {
  const around = neighbours(occurrence, headword)
  const weights = new Map(around.map(({ stem, weight }) => [stem, weight]))
  const vectors = definitions.map((profile) => senseVectors(profile.d ?? profile, learnt.vectors))
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
    const text = profile.d ?? profile
    return [
      overlap(text.o, weights),
      isLearner(text) ? overlap(text.r, weights) : 0,
      affinity[index * affinityWidth + ownAffinity]!,
      ...besideMatches(text, beside),
    ]
  })
}

/**
 * Returns the features of definitions in an entry written for learners. Their place counts, since we put first what
 * readers meet most.
 *
 * @param scores of the definitions, with what their texts say
 * @param texts see `textFeatures`
 * @returns a row of `learnerFeatureNames` for each definition
 */
export function learnerFeatures(
  definitions: readonly SenseProfile[],
  scores: readonly number[],
  texts: readonly (readonly number[])[],
): number[][] {
  return definitions.map((profile, index) => {
    const isOurs = isLearner(profile)
    return [
      scores[index]!,
      -Math.log(1 + index),
      isOurs ? 0 : 1,
      isOurs && profile.s === undefined ? 1 : 0,
      ...texts[index]!,
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
