import {
  type EmbeddedRanker,
  type RankingRequest,
  rankByScore,
  type SenseRanker,
} from '@wordhoard/senses/ranker'
import { LRUCache } from 'lru-cache'
import type { SentenceModel } from './sentence-model'

/** Maximum number of cached vectors of definitions, enough for some 400 words with many senses. */
const MAX_CACHED_VECTORS = 5_000
/**
 * Weight of a cosine difference of 1, as log odds. It isn't fitted, because each model spreads its cosines differently.
 * For the usual models of 384 dimensions, the best sense leads by 0.1 to 0.3.
 */
const LIKENESS_WEIGHT = 8

/**
 * Creates a ranker that combines two scores: the similarity of definitions to the text around the word, from a
 * sentence-embedding model, and those of the embedded ranker, which knows parts of speech and how common senses are.
 */
export function createSentenceRanker(model: SentenceModel, embedded: EmbeddedRanker): SenseRanker {
  const kept = new LRUCache<string, Float32Array>({ max: MAX_CACHED_VECTORS })

  /**
   * Returns the vectors of texts; computes all missing ones at once. One tap ranks several entries in the same context.
   */
  const vectorsOf = async (context: string, definitions: readonly string[]) => {
    const missing = [...new Set([context, ...definitions])].filter((text) => !kept.has(text))
    const vectors = missing.length > 0 ? await model.embed(missing) : []
    const fresh = new Map(missing.map((text, at) => [text, vectors[at]!]))
    const vectorOf = (text: string) => fresh.get(text) ?? kept.get(text)!
    const found = { around: vectorOf(context), found: definitions.map(vectorOf) }
    for (const [text, vector] of fresh) kept.set(text, vector)
    return found
  }

  const scoresOf = async (request: RankingRequest) => {
    const { headword, context, profiles, texts = [] } = request
    const scores = embedded.scores(request)
    if (profiles.length > 1 && texts.length === profiles.length && context.trim() !== '') {
      const definitions = texts.map((text) => `${headword}: ${text}`)
      const { around, found } = await vectorsOf(context, definitions)
      for (const [index, vector] of found.entries()) {
        let likeness = 0
        for (let at = 0; at < vector.length; at++) likeness += around[at]! * vector[at]!
        scores[index]! += LIKENESS_WEIGHT * likeness
      }
    }
    return scores
  }
  return {
    readsTexts: true,
    scores: scoresOf,
    rank: async (request) => rankByScore(await scoresOf(request), request.profiles),
  }
}
