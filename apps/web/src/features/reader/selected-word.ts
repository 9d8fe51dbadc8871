import { contextWindow, multiSelect } from '@wordhoard/lexicon/context'
import { lookupForm } from '@wordhoard/lexicon/tokens'
import { readBlock } from './block-text'
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
  /** Where it stands: the block, and its first and last word there. */
  readonly block: Element
  readonly first: number
  readonly last: number
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
    block,
    first,
    last,
  }
}
