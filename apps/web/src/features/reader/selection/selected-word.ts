import { contextWindow, multiSelect } from '@wordhoard/lexicon/context'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import { lookupForm, type Token } from '@wordhoard/lexicon/tokens/tokens'
import { readBlock } from '../text/block-text'
import type { WordPlace } from './hit-test'

/** What is selected in a text, with all that the word panel needs. */
export interface SelectedWord {
  /** As it is looked up: lower case, plain apostrophes and hyphens; a phrase with single spaces. */
  readonly text: string
  /** As it stands in the text. */
  readonly shown: string
  /** Up to 7 words before and after in the same block, as they stand. */
  readonly before: string
  readonly after: string
  readonly isPhrase: boolean
  /** The sentence that it stands in, white space as one space; cut around the word when it is very long. */
  readonly sentence: string
  /** Where it stands: the block, and its first and last word there. */
  readonly block: Element
  readonly first: number
  readonly last: number
}

/** A longer sentence is cut, from half of this before the word on; so the server does when it reads the whole text. */
const longestSentence = 400

function sentenceAround(text: string, words: readonly Token[], word: Token): string {
  const span = sentences(text, words).find(({ end }) => end > word.start) ?? { start: 0, end: text.length }
  const start = Math.max(span.start, word.start - longestSentence / 2)
  return text
    .slice(start, Math.min(span.end, start + longestSentence))
    .replace(/\s+/g, ' ')
    .trim()
}

/** The word at a place, or with `multi` the phrase of it and the next 4 words in its block. */
export function selectWord(place: WordPlace, multi: boolean): SelectedWord {
  const { block, index } = place
  const { text, words } = readBlock(block)
  const { first, last } = multi ? multiSelect(words, index) : { first: index, last: index }
  return {
    text: words
      .slice(first, last + 1)
      .map((word) => lookupForm(text, word))
      .join(' '),
    shown: text.slice(words[first]!.start, words[last]!.end),
    before: contextWindow(text, words, first).before,
    after: contextWindow(text, words, last).after,
    isPhrase: multi,
    sentence: sentenceAround(text, words, words[index]!),
    block,
    first,
    last,
  }
}
