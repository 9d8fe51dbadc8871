import { readContext } from './context'
import { featureNames, type LearntTables, senseFeatures } from './features'
import { cues, functionCounts, weights } from './fitted'
import { glossVectors } from './gloss-vectors'
import type { SenseProfile } from './profile'

/** Orders a headword's senses by how well they fit a stretch of text. */
export interface SenseRanker {
  /**
   * @param request.headword the spell, lower case; several words separated by spaces for a phrase
   * @param request.context raw text around the word as met, the word included, best with 7 words each side
   * @param request.profiles one per definition of the headword, in the dictionary's order
   * @returns indexes of `profiles`, best first, every index exactly once
   */
  rank(request: {
    readonly headword: string
    readonly context: string
    readonly profiles: readonly SenseProfile[]
  }): readonly number[]
}

const learnt: LearntTables = { cues, functionCounts, vectors: glossVectors }

/** Ranking that needs nothing but what the product ships: no model, no I/O, well under a millisecond. */
export function createEmbeddedRanker(): SenseRanker {
  return {
    rank({ headword, context, profiles }) {
      if (profiles.length < 2) return profiles.map((_, index) => index)
      const rows = senseFeatures(readContext(headword, context), headword, profiles, learnt)
      const scores = profiles.map((_, index) => {
        let score = 0
        for (const [at, weight] of weights.entries())
          score += weight * rows[index * featureNames.length + at]!
        return score
      })
      // Array.sort is stable, so equals stay in the dictionary's order.
      return profiles.map((_, index) => index).sort((a, b) => scores[b]! - scores[a]!)
    },
  }
}
