import type { ReactNode } from 'react'

/** Texts of a word’s family and phrases. */
export const wordRelativesMessages = {
  loading: 'Loading the word family…',
  family: 'Word family',
  phrases: 'Phrases',
  phrasesWith: (headword: string) => `Phrases with ${headword}`,
  showMore: (count: number, headword: string, hidden: (text: string) => ReactNode) => (
    <>
      Show {count} more{hidden(` phrases with ${headword}`)}
    </>
  ),
}
