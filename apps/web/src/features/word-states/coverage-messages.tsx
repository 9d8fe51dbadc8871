import type { ReactNode } from 'react'
import { formatCount } from '../../lib/format-count'

/** Texts that say how much of a text a reader knows, and which words to learn next. */
export const coverageMessages = {
  known: (bold: (text: string) => ReactNode, percent: number) => <>You know {bold(`${percent}%`)}</>,
  toReach: (bold: (text: string) => ReactNode, words: number, percent: number) => (
    <>
      Learn {bold(formatCount(words, 'word'))} to reach {percent}%
    </>
  ),
  knownOfText: (percent: number) => `You know ${percent}% of this text. Enjoy it!`,
  wordsToReach: (known: number, percent: number) =>
    `You know ${known}% of this text. Learn these words to reach ${percent}%.`,
  save: (count: number) => (count === 1 ? 'Save it' : `Save all ${count}`),
  allSaved: 'All saved',
  occurrences: (count: number) => (count === 1 ? 'once' : `${count} times`),
  savedOccurrences: (occurrences: string) => `saved · ${occurrences}`,
}
