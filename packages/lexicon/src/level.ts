import { textLevelModel } from './text-level-model'

/** Levels of the Common European Framework, easiest first. */
export const levels = ['A1', 'A2', 'B1', 'B2', 'C1', 'C2'] as const

export type Level = (typeof levels)[number]

/**
 * Last frequency rank (SUBTLEX-US) of each level except C2. Fitted for the least mean error in levels on 5,777
 * headwords of CEFR-J 1.5 and the Octanove profile; C1 and C2 count double, since their lists are samples. 41 % of the
 * words get the listed level, 85 % are within one level of it.
 */
const lastRanks = [925, 2500, 6800, 17_000, 33_000] as const

/**
 * Returns the level of a word of which nothing but its frequency rank is known (1 = most frequent); unlisted words are
 * C2. Entries of the dictionary have better levels.
 */
export function wordLevel(rank: number | undefined): Level {
  const index = rank === undefined ? -1 : lastRanks.findIndex((last) => rank <= last)
  return levels[index] ?? 'C2'
}

/** Returns the share (0–1) of a text's vocabulary tokens that are known; 1 for a text without vocabulary. */
export function coverage(known: number, vocabularyTokens: number): number {
  return vocabularyTokens <= 0 ? 1 : Math.min(1, Math.max(0, known / vocabularyTokens))
}

/** A headword of a text with its number of occurrences. */
export interface CountedWord {
  readonly rank: number | undefined
  /** Its entry's level; undefined if it has none. */
  readonly level: Level | undefined
  readonly count: number
}

export interface TextLevel {
  /** The level at which a reader can follow the text. */
  readonly level: Level
  /** The lowest and highest plausible level. */
  readonly range: readonly [Level, Level]
  /** Share (0–1) of the tokens at or below each level. */
  readonly shares: Readonly<Record<Level, number>>
  /** Average number of words per sentence. */
  readonly sentenceLength: number
}

/**
 * Highest rank of the words that every text has, most of them function words. They say nothing about its level, and
 * would halve the differences between texts.
 */
const COMMONEST = 100
/** Difference, in levels, that people who grade texts often differ by (the library’s articles); short texts add to it. */
const TYPICAL_ERROR = 0.7
const SHORT_TEXT_ERROR = 3

/**
 * What is known of a text before it is placed, in the order of the model's weights: the shares (0–1) of its words at
 * or below A1 to C1, the commonest left out, and the length of its sentences (log₂). Linear in the number of words.
 */
export function textFeatures(words: Iterable<CountedWord>, sentenceCount: number): number[] {
  const { telling, total } = countByLevel(words)
  return [...cumulative(telling).slice(0, -1), Math.log2(Math.max(2, total / Math.max(1, sentenceCount)))]
}

/**
 * Estimates a text's level by an ordinal regression on the shares of its words by level and the length of its
 * sentences. Linear in the number of words.
 *
 * @param words the text's headwords, without names and numbers.
 */
export function textLevel(words: Iterable<CountedWord>, sentenceCount: number): TextLevel {
  const counted = [...words]
  const { all, total } = countByLevel(counted)
  const place = total === 0 ? 0 : placeOf(textFeatures(counted, sentenceCount))
  const error = TYPICAL_ERROR + SHORT_TEXT_ERROR / Math.sqrt(Math.max(1, total))
  const at = (index: number) => levels[Math.min(levels.length - 1, Math.max(0, Math.floor(index)))]!
  const shares = cumulative(all)
  return {
    level: at(place),
    range: [at(place - error), at(place + error)],
    shares: Object.fromEntries(levels.map((level, index) => [level, shares[index]!])) as Record<
      Level,
      number
    >,
    sentenceLength: sentenceCount > 0 ? total / sentenceCount : 0,
  }
}

/**
 * Returns a text's place on the scale of levels: the index of its level, plus the part (0–1) of that level which the
 * text has behind it. Levels beyond the first and last threshold are as wide as their neighbours.
 */
function placeOf(features: readonly number[]): number {
  const { thresholds, weights } = textLevelModel
  const score = features.reduce((sum, value, at) => sum + value * weights[at]!, 0)
  const level = thresholds.filter((threshold) => score > threshold).length
  const last = thresholds.length - 1
  const from = thresholds[level - 1] ?? thresholds[0]! - (thresholds[1]! - thresholds[0]!)
  const to = thresholds[level] ?? thresholds[last]! + (thresholds[last]! - thresholds[last - 1]!)
  return level + Math.min(0.999, Math.max(0, (score - from) / (to - from)))
}

/** Counts a text's words by level: all of them, and without the commonest. */
function countByLevel(words: Iterable<CountedWord>) {
  const all = levels.map(() => 0)
  const telling = levels.map(() => 0)
  let total = 0
  for (const { rank, level, count } of words) {
    const at = levels.indexOf(level ?? wordLevel(rank))
    all[at]! += count
    if (rank === undefined || rank > COMMONEST) telling[at]! += count
    total += count
  }
  return { all, telling, total }
}

/** Returns the cumulative shares (0–1) of the counts; all 1 when all counts are 0. */
function cumulative(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let sum = 0
  return counts.map((count) => {
    sum += count
    return total === 0 ? 1 : sum / total
  })
}
