import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** A range of per cent; one figure where both ends are the same. */
export interface PercentRange {
  readonly low: number
  readonly high: number
}

/** Returns a range as British readers write it. */
export function formatRange({ low, high }: PercentRange): string {
  return low === high ? `${low}%` : `${low}–${high}%`
}

/** Texts that say how much of a text a reader knows, and which words to learn next. */
export const coverageMessages = {
  known: (bold: (text: string) => ReactNode, range: PercentRange) => (
    <>You probably know {bold(formatRange(range))}</>
  ),
  shortKnown: (bold: (text: string) => ReactNode, range: PercentRange) => (
    <>{bold(formatRange(range))} known</>
  ),
  toReach: (bold: (text: string) => ReactNode, words: number, percent: number) => (
    <>
      Learn {bold(formatCount(words, 'word'))} to reach {percent}%
    </>
  ),
  knownOfText: (range: PercentRange) => `You probably know ${formatRange(range)} of this text. Enjoy it!`,
  wordsToReach: (range: PercentRange, percent: number) =>
    `You probably know ${formatRange(range)} of the words. Learn these to reach about ${percent}%.`,
  save: (count: number) => (count === 1 ? 'Save it' : `Save all ${count}`),
  allSaved: 'All saved',
  occurrences: (count: number) => (count === 1 ? 'once' : `${count} times`),
  savedOccurrences: (occurrences: string) => `saved · ${occurrences}`,
}
