import { readContext } from './context/context'
import type { CueWeights } from './context/word-class'
import { featureNames, type LearntTables, senseFeatures } from './features'
import { functionCounts, plainWeights, usualTopic, weights } from './model/fitted'
import { type LearntSenses, nothingLearnt } from './model/learnt-file'
import { distinctFirst, firstAlike } from './near-duplicates'
import type { SenseProfile } from './profile'
import type { WordVectors } from './words/vectors'

/** What is to be ranked. */
interface RankingRequest {
  /** The spell, lower case; several words separated by spaces for a phrase. */
  readonly headword: string
  /** Raw text around the word as met, the word included, best with 7 words each side. */
  readonly context: string
  /** What the whole text is about, as `topicWords` says it; may be left out. */
  readonly topic?: string
  /** One per definition of the headword, in the dictionary's order. */
  readonly profiles: readonly SenseProfile[]
  /** The definitions themselves, in the same order; may be left out for rankers that don't read them. */
  readonly texts?: readonly string[]
}

/** Orders a headword's senses by how well they fit a stretch of text. */
export interface SenseRanker {
  /** True for a ranker that wants `texts`. */
  readonly readsTexts?: boolean
  /** @returns indexes of `profiles`, best first, every index exactly once */
  rank(request: RankingRequest): readonly number[] | Promise<readonly number[]>
}

/** A ranker that answers at once. */
export interface EmbeddedRanker extends SenseRanker {
  rank(request: RankingRequest): readonly number[]
  /** How well each sense fits, as log odds up to a constant. */
  scores(request: RankingRequest): number[]
}

/** Indexes of the senses by their scores, best first, near-duplicates of better ones last. */
export function rankByScore(scores: readonly number[], profiles: readonly SenseProfile[]): number[] {
  // Array.sort is stable, so equals stay in the dictionary's order.
  const order = profiles.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!)
  return distinctFirst(order, firstAlike(profiles))
}

/**
 * Ranking that needs nothing but what the product ships: no model, no I/O, about a millisecond.
 *
 * @param vectors of word stems, those that the weights were fitted with
 * @param cues what contexts tell of word classes
 * @param senses what was learnt from tagged text; without it definitions, counts and word classes decide
 */
export function createEmbeddedRanker(
  vectors: WordVectors,
  cues: CueWeights,
  senses: LearntSenses = nothingLearnt,
): EmbeddedRanker {
  const learnt: LearntTables = { cues, functionCounts, vectors, usualTopic, senses }
  const scoresOf = ({ headword, context, profiles, topic }: RankingRequest): number[] => {
    const rows = senseFeatures(readContext(headword, context), headword, profiles, learnt, topic)
    // Of function words the corpus counted the word at least.
    const isPlain =
      !functionCounts.has(headword) && !profiles.some(({ c, f }) => c !== undefined || f !== undefined)
    const used = isPlain ? plainWeights : weights
    return profiles.map((_, index) => {
      let score = 0
      for (const [at, weight] of used.entries()) score += weight * rows[index * featureNames.length + at]!
      return score
    })
  }
  return {
    scores: scoresOf,
    rank(request) {
      if (request.profiles.length < 2) return request.profiles.map((_, index) => index)
      const scores = scoresOf(request)
      return rankByScore(scores, request.profiles)
    },
  }
}
