import type { Memory } from './memory'

export const MAX_SCORE = 10
/** Most that one answer changes a score by. */
export const MAX_SCORE_STEP = 2
/** Stability, in days, that scores 10. */
const YEAR = 365

/** The score that a stability stands for: logarithmic, so that each doubling is worth about as much. */
export function scoreOfStability(days: number): number {
  return Math.min(MAX_SCORE, (MAX_SCORE * Math.log1p(Math.max(0, days))) / Math.log1p(YEAR))
}

const twoDecimals = (score: number) => Math.round(score * 100) / 100

/**
 * Score of a word, 0 (never answered) to 10 (stability of a year or more), two decimals. With the score `before` the
 * answer that led to this memory it never jumps: it changes by at most `MAX_SCORE_STEP`, does not fall by a right answer
 * and does not rise by a wrong one. Without it the score is that of the stability alone.
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
