import { rememberBy } from '@wordhoard/lexicon/remember'
import { readContext } from './context/context'
import type { CueWeights } from './context/word-class'
import { featureNames, type LearntTables, senseFeatures } from './features'
import { learnerFeatures } from './learner-features'
import { logSum } from './log-sum'
import { functionCounts, plainWeights, usualTopic, weights } from './model/fitted'
import { learnerWeights } from './model/learner-weights'
import { type LearntSenses, nothingLearnt } from './model/learnt-file'
import { firstNearDuplicates, moveDuplicatesLast } from './near-duplicates'
import { isLearner, type SenseProfile } from './profile'
import type { WordVectors } from './words/vectors'

/** The senses to rank and the text around the word. */
export interface RankingRequest {
  /** The headword in lower case; for a phrase, several words separated by spaces. */
  readonly headword: string
  /** Raw text around the word, including the word, ideally with 7 words on each side. */
  readonly context: string
  /** Topic of the whole text, as returned by `topicWords`; optional. */
  readonly topic?: string
  /** One profile per definition of the headword, in the dictionary's order. */
  readonly profiles: readonly SenseProfile[]
  /** The definitions themselves, in the same order; only for rankers that read them. */
  readonly texts?: readonly string[]
}

/** Orders a headword's senses by how well they fit a text. */
export interface SenseRanker {
  /** Whether the ranker needs `texts`. */
  readonly readsTexts?: boolean
  /** @returns indexes of `profiles`, best first, every index exactly once */
  rank(request: RankingRequest): readonly number[] | Promise<readonly number[]>
  /** Returns how well each sense fits, as log odds up to a constant. */
  scores(request: RankingRequest): readonly number[] | Promise<readonly number[]>
}

/** A synchronous ranker. */
export interface EmbeddedRanker extends SenseRanker {
  rank(request: RankingRequest): readonly number[]
  /** Returns how well each sense fits, as log odds up to a constant. */
  scores(request: RankingRequest): number[]
  /** Returns the `learnerFeatures` of each definition, to fit their weights. */
  learnerRows(request: RankingRequest): number[][]
}

/** Returns the indexes of the senses by score, best first, with near-duplicates of better ones last. */
export function rankByScore(scores: readonly number[], profiles: readonly SenseProfile[]): number[] {
  // Array.sort is stable, so senses with equal scores stay in the dictionary's order.
  const order = profiles.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!)
  return moveDuplicatesLast(order, firstNearDuplicates(profiles))
}

/** Returns the senses that definitions stand for; the same array for the same definitions, see `traitsOfSenses`. */
const sensesOf = rememberBy((definitions: readonly SenseProfile[]): readonly SenseProfile[] =>
  definitions.flatMap((profile) => profile.s ?? profile),
)

/** Returns the score of each definition from the scores of the senses that it stands for: the log of their sum. */
function addUp(scores: readonly number[], definitions: readonly SenseProfile[]): number[] {
  let at = 0
  return definitions.map(({ s }) => {
    const own = scores.slice(at, at + (s?.length ?? 1))
    at += own.length
    return logSum(own)
  })
}

/**
 * Creates a ranker that needs only what the product ships: no external model, no I/O, about a millisecond per request.
 *
 * @param vectors of word stems; must be those with which the weights were fitted
 * @param cues weights of cues to word classes
 * @param senses data learnt from tagged text; without it, definitions, counts and word classes decide
 */
export function createEmbeddedRanker(
  vectors: WordVectors,
  cues: CueWeights,
  senses: LearntSenses = nothingLearnt,
): EmbeddedRanker {
  const learnt: LearntTables = { cues, functionCounts, vectors, usualTopic, senses }
  const sourceScores = ({ headword, context, profiles: definitions, topic }: RankingRequest) => {
    const profiles = sensesOf(definitions)
    const occurrence = readContext(headword, context)
    const rows = senseFeatures(occurrence, headword, profiles, learnt, topic)
    // For function words, the corpus at least has a count of the word.
    const isPlain =
      !functionCounts.has(headword) && !profiles.some(({ c, f }) => c !== undefined || f !== undefined)
    const used = isPlain ? plainWeights : weights
    const scores = profiles.map((_, index) => {
      let score = 0
      for (const [at, weight] of used.entries()) score += weight * rows[index * featureNames.length + at]!
      return score
    })
    return {
      occurrence,
      scores: profiles.length === definitions.length ? scores : addUp(scores, definitions),
    }
  }
  const learnerRows = (request: RankingRequest) => {
    const { occurrence, scores } = sourceScores(request)
    return learnerFeatures(occurrence, request.headword, request.profiles, scores, learnt)
  }
  const scoresOf = (request: RankingRequest): number[] => {
    const { occurrence, scores } = sourceScores(request)
    if (!request.profiles.some(isLearner)) return scores
    const rows = learnerFeatures(occurrence, request.headword, request.profiles, scores, learnt)
    const own = rows.map((row) => row.reduce((sum, value, at) => sum + value * learnerWeights[at]!, 0))
    // The sum stays that of the sources' scores, so that entries with and without learner definitions can be compared.
    const shift = logSum(scores) - logSum(own)
    return own.map((score) => score + shift)
  }
  return {
    scores: scoresOf,
    learnerRows,
    rank(request) {
      if (request.profiles.length < 2) return request.profiles.map((_, index) => index)
      const scores = scoresOf(request)
      return rankByScore(scores, request.profiles)
    },
  }
}
