import type { WordOverride } from '@wordhoard/learning/knowledge/learner'
import { recallAfter } from '@wordhoard/learning/memory'

const DAY_SECONDS = 24 * 60 * 60

/**
 * Returns what overrules the estimate of a word: that it was marked as known, which is saying so, and the memory of
 * practice. Times are in seconds since 1970.
 */
export function overrideOf(
  isMarkedKnown: boolean,
  stability: number | null,
  repeatedAt: number | null,
  now: number,
): WordOverride {
  return {
    ...(isMarkedKnown && { saidKnown: true }),
    ...(stability !== null &&
      repeatedAt !== null && {
        retrievability: recallAfter(Math.max(0, now - repeatedAt) / DAY_SECONDS, stability),
      }),
  }
}
