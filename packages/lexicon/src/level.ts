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
 * Returns the level at which learners meet a word, from its frequency rank (1 = most frequent); unlisted words are C2.
 */
export function wordLevel(rank: number | undefined): Level {
  const index = rank === undefined ? -1 : lastRanks.findIndex((last) => rank <= last)
  return levels[index] ?? 'C2'
}

/** Returns the share (0–1) of a text's vocabulary tokens that are known; 1 for a text without vocabulary. */
export function coverage(known: number, vocabularyTokens: number): number {
  return vocabularyTokens <= 0 ? 1 : Math.min(1, Math.max(0, known / vocabularyTokens))
}

/** Tokens of a typical novel at each level, added as 40 more tokens so that the result for short texts stays stable. */
const prior = [31, 3.5, 2.7, 1.6, 0.8, 0.4] as const

/** A headword of a text with its number of occurrences. */
export interface CountedWord {
  readonly rank: number | undefined
  readonly count: number
}

export interface TextLevel {
  /** The level, A2 to C2, at which a reader can follow the text. */
  readonly level: Level
  /** The lowest and highest plausible level. */
  readonly range: readonly [Level, Level]
  /** Share (0–1) of the tokens at or below each level. */
  readonly shares: Readonly<Record<Level, number>>
  /** Average number of words per sentence. */
  readonly sentenceLength: number
}

/** Share of the running words that must be known to read without help (Laufer 1989; Nation 2006 gives 95–98 %). */
const READABLE_SHARE = 0.95

/** Average number of words per sentence that makes a text neither easier nor harder. */
const NEUTRAL_SENTENCE_WORDS = 15

/** Typical error, in levels, of the estimates for the library's graded articles; short texts add to it. */
const TYPICAL_ERROR = 0.4
const SHORT_TEXT_ERROR = 4

/** Returns the cumulative shares (0–1) of the counts; all 1 when all counts are 0. */
function cumulative(counts: readonly number[]): number[] {
  const total = counts.reduce((sum, count) => sum + count, 0)
  let sum = 0
  return counts.map((count) => {
    sum += count
    return total === 0 ? 1 : sum / total
  })
}

/**
 * Estimates a text's level: the level at which 95 % of its running words are known, function words included. Long or
 * short sentences move it by up to one level (half a level for each doubling of their length). Linear in the number of
 * words.
 *
 * @param words the text's headwords, without names and numbers.
 */
export function textLevel(words: Iterable<CountedWord>, sentenceCount: number): TextLevel {
  const counts: number[] = levels.map(() => 0)
  let total = 0
  for (const { rank, count } of words) {
    const at = levels.indexOf(wordLevel(rank))
    counts[at] = (counts[at] ?? 0) + count
    total += count
  }
  const shares = cumulative(counts)
  const smoothed = cumulative(counts.map((count, at) => count + (prior[at] ?? 0)))
  const sentenceLength = sentenceCount > 0 ? total / sentenceCount : 0

  const reached = smoothed.findIndex((share) => share >= READABLE_SHARE)
  const before = smoothed[reached - 1] ?? 0
  const own = (smoothed[reached] ?? 1) - before
  // The level index, plus the fraction (0–1) of that level at which 95 % is reached.
  const lexical = reached + (own > 0 ? (READABLE_SHARE - before) / own : 0)
  const longer = sentenceLength > 0 ? Math.log2(sentenceLength / NEUTRAL_SENTENCE_WORDS) / 2 : 0
  const difficulty = lexical + Math.min(1, Math.max(-1, longer))
  const at = (place: number) => levels[total === 0 ? 1 : Math.min(5, Math.max(1, Math.floor(place)))] ?? 'C2'
  const error = TYPICAL_ERROR + SHORT_TEXT_ERROR / Math.sqrt(Math.max(1, total))
  return {
    level: at(difficulty),
    range: [at(difficulty - error), at(difficulty + error)],
    shares: Object.fromEntries(levels.map((level, at) => [level, shares[at] ?? 1])) as Record<Level, number>,
    sentenceLength,
  }
}
