import { readFileSync } from 'node:fs'
import { findPhrases } from '@wordhoard/lexicon/phrases/phrases'
import { tokenise } from '@wordhoard/lexicon/tokens/tokens'
import type { Finder } from './scores'

/** A sentence with the words of a phrase, which is meant there, or whose words are only words. */
export interface PhrasePair {
  readonly headword: string
  readonly isMeant: boolean
  readonly text: string
}

/** How many sentences of each kind there are, and in how many the phrase is taken as meant. */
export interface PairScore {
  readonly meant: { total: number; taken: number }
  readonly words: { total: number; taken: number }
}

/** Reads pairs: headword, `meant` or `words`, sentence, separated by tabs. */
export function readPairs(
  file: string | URL = new URL('../../samples/phrase-pairs.tsv', import.meta.url),
): PhrasePair[] {
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => {
      const [headword = '', meaning, text = ''] = line.split('\t')
      if (meaning !== 'meant' && meaning !== 'words') throw new Error(`Neither meant nor words: ${line}`)
      return { headword, isMeant: meaning === 'meant', text }
    })
}

/** Counts in how many sentences a phrase is taken as meant; one that comes after its words isn't. */
export function scorePairs(pairs: readonly PhrasePair[], { index, lexicon, headwords }: Finder): PairScore {
  const known = new Set(headwords)
  const score = { meant: { total: 0, taken: 0 }, words: { total: 0, taken: 0 } }
  for (const { headword, isMeant, text } of pairs) {
    if (!known.has(headword)) continue
    const count = isMeant ? score.meant : score.words
    count.total++
    const found = findPhrases(text, tokenise(text), index, lexicon)
    if (found.some(({ id, isDoubtful }) => !isDoubtful && headwords[id] === headword)) count.taken++
  }
  return score
}
