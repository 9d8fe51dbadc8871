import { rememberBy } from '@wordhoard/lexicon/remember'
import { readContext } from './context/context'
import type { CueWeights } from './context/word-class'
import { featureNames, type LearntTables, senseFeatures } from './features'
import { learnerFeatures, textFeatures } from './learner-features'
import { logSum } from './log-sum'
import { functionCounts, plainWeights, usualTopic, weights } from './model/fitted'
import { learnerWeights, textWeights } from './model/learner-weights'
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

const hasLearnerText = (profile: SenseProfile) => isLearner(profile) || profile.d !== undefined

const sumOfProducts = (row: readonly number[], weights: readonly number[]) =>
  row.reduce((sum, value, at) => sum + value * weights[at]!, 0)

/**
 * Returns the new scores of an entry with the sum of its chances as it was before, so that entries with and without
 * definitions written for learners can be compared.
 */
function withSumOf(before: readonly number[], scores: readonly number[]): number[] {
  const shift = logSum(before) - logSum(scores)
  return scores.map((score) => score + shift)
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
  /** Returns what the texts of our definitions say, and the scores without and with it. */
  const textScores = (request: RankingRequest) => {
    const { occurrence, scores } = sourceScores(request)
    const texts = textFeatures(occurrence, request.headword, request.profiles, learnt)
    const withTexts = request.profiles.some(hasLearnerText)
      ? texts.map((row, index) => scores[index]! + sumOfProducts(row, textWeights))
      : scores
    return { texts, scores, withTexts }
  }
  const learnerRows = (request: RankingRequest) => {
    const { texts, withTexts } = textScores(request)
    return learnerFeatures(request.profiles, withTexts, texts)
  }
  const scoresOf = (request: RankingRequest): number[] => {
    if (!request.profiles.some(hasLearnerText)) return sourceScores(request).scores
    const { texts, scores, withTexts } = textScores(request)
    if (!request.profiles.some(isLearner)) return withSumOf(scores, withTexts)
    const rows = learnerFeatures(request.profiles, withTexts, texts)
    const own = rows.map((row) => sumOfProducts(row, learnerWeights))
    return withSumOf(scores, own)
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
