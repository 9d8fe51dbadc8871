import type { Lexicon } from '@wordhoard/lexicon/lexicon'
import { findPhrases, type PhraseIndex } from '@wordhoard/lexicon/phrases/phrases'
import type { LabelledSentence } from './labelled'

/** Counts of phrases found in a set of sentences, compared with its labels. */
export interface PhraseScore {
  readonly sentences: number
  readonly labelled: number
  readonly right: number
  readonly wrong: number
  /** Shorter phrases inside a correct one (put up within put up with): offered below it, so neither right nor wrong. */
  readonly nested: number
  /** Of the labelled ones, those offered only after the word; and others offered so. Neither counts as found. */
  readonly beside: { readonly right: number; readonly wrong: number }
}

/** The errors in one sentence. */
export interface PhraseMiss {
  readonly text: string
  readonly missed: readonly string[]
  readonly wrong: readonly string[]
}

/** What finds phrases. */
export interface Finder {
  readonly index: PhraseIndex
  readonly lexicon: Lexicon
  /** Headwords by the ids in the index. */
  readonly headwords: readonly string[]
}

const keyOf = (headword: string, tokenIndexes: readonly number[]) => `${headword} @${tokenIndexes.join()}`

/** Finds the phrases in the sentences and compares both headwords and token indexes with the labels. */
export function scorePhrases(
  sentences: readonly LabelledSentence[],
  { index, lexicon, headwords }: Finder,
): { score: PhraseScore; misses: PhraseMiss[] } {
  const score = {
    sentences: sentences.length,
    labelled: 0,
    right: 0,
    wrong: 0,
    nested: 0,
    beside: { right: 0, wrong: 0 },
  }
  const misses: PhraseMiss[] = []
  for (const { text, tokens, phrases } of sentences) {
    const labels = new Set(phrases.map(({ headword, tokenIndexes }) => keyOf(headword, tokenIndexes)))
    const found = new Set<string>()
    const wrong: string[] = []
    for (const { id, tokenIndexes, isDoubtful } of findPhrases(text, tokens, index, lexicon)) {
      const key = keyOf(headwords[id]!, tokenIndexes)
      if (isDoubtful) score.beside[labels.has(key) ? 'right' : 'wrong']++
      else if (labels.has(key)) found.add(key)
      else if (
        phrases.some(
          (label) =>
            label.tokenIndexes.length > tokenIndexes.length &&
            tokenIndexes.every((at) => label.tokenIndexes.includes(at)),
        )
      )
        score.nested++
      else wrong.push(key)
    }
    const missed = [...labels].filter((label) => !found.has(label))
    score.labelled += labels.size
    score.right += found.size
    score.wrong += wrong.length
    if (missed.length + wrong.length > 0) misses.push({ text, missed, wrong })
  }
  return { score, misses }
}

/** Share of the labelled phrases that are found; 1 if there are none. */
export const recallOf = ({ right, labelled }: PhraseScore) => (labelled === 0 ? 1 : right / labelled)

/** Share of the offered phrases that are labelled; 1 if none is offered. */
export const precisionOf = ({ right, wrong }: PhraseScore) =>
  right + wrong === 0 ? 1 : right / (right + wrong)
