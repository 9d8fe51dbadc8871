import type { Memory } from './memory'

export const MAX_SCORE = 10
/** Maximum change of a score by one answer. */
export const MAX_SCORE_STEP = 2
/** Stability, in days, that scores 10. */
const YEAR = 365

/** Converts a stability in days to a score. The scale is logarithmic: each doubling is worth about the same. */
export function scoreOfStability(days: number): number {
  return Math.min(MAX_SCORE, (MAX_SCORE * Math.log1p(Math.max(0, days))) / Math.log1p(YEAR))
}

const twoDecimals = (score: number) => Math.round(score * 100) / 100

/**
 * Returns the score of a word, from 0 (never answered) to 10 (stability of a year or more), with two decimals. Given
 * the score `before` the answer that led to this memory, the score changes by at most `MAX_SCORE_STEP`, never falls
 * after a right answer and never rises after a wrong one. Without it, the score is that of the stability alone.
 */
export function scoreOf(memory: Memory | null, before?: number): number {
  if (!memory) return 0
  const aim = scoreOfStability(memory.stability)
  if (before === undefined) return twoDecimals(aim)
  const change =
    memory.phase === 'review'
      ? Math.min(MAX_SCORE_STEP, Math.max(0, aim - before))
      : Math.max(-MAX_SCORE_STEP, Math.min(0, aim - before))
  return twoDecimals(before + change)
}
