import type { TextFit } from '@wordhoard/contracts/articles'
import { READABLE_FROM } from '@wordhoard/contracts/reading/readiness'

/**
 * Shares of words that aren't new to a reader. A text is understood without help at about 98 known words in 100, and with
 * help at about 95 (Nation 2006). Between them it is just right: there is something to learn.
 */
const [LEAST_KNOWN, MOST_KNOWN] = [READABLE_FROM, 0.98]
/** In the middle of what is just right. */
const BEST_KNOWN = (LEAST_KNOWN + MOST_KNOWN) / 2

/**
 * Returns how hard a text is, by the share of its words that aren't new to the reader: those that the reader would see
 * underlined are new. The estimated coverage is lower, since it is of words whose spelling could be recalled.
 */
export function fitOf(share: number): TextFit {
  if (share > MOST_KNOWN) return 'easy'
  return share < LEAST_KNOWN ? 'hard' : 'right'
}

/** Returns how far a text is from being just right. */
export function distanceFromRight(share: number): number {
  return Math.abs(share - BEST_KNOWN)
}
