import { entryMessages } from './messages'

/** How common a word is, from 5 (very common) to 1 (rare). */
export interface Frequency {
  readonly dots: 1 | 2 | 3 | 4 | 5
  readonly name: string
}

/** Upper rank of each band in the frequency list: the steps in which learners' word lists grow. */
const bands: readonly (readonly [upTo: number, Frequency])[] = [
  [1_000, { dots: 5, name: entryMessages.frequency.veryCommon }],
  [3_000, { dots: 4, name: entryMessages.frequency.common }],
  [8_000, { dots: 3, name: entryMessages.frequency.fairlyCommon }],
  [20_000, { dots: 2, name: entryMessages.frequency.uncommon }],
  [Number.POSITIVE_INFINITY, { dots: 1, name: entryMessages.frequency.rare }],
]

/**
 * Returns how common a word is; undefined if it has no rank.
 *
 * @param rank 1 is the most frequent word; null for words in no frequency list
 */
export function frequencyOf(rank: number | null): Frequency | undefined {
  if (rank === null) return undefined
  return bands.find(([upTo]) => rank <= upTo)?.[1]
}
