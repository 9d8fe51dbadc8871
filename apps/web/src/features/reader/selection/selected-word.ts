import { contextWindow, multiSelect } from '@wordhoard/lexicon/context'
import { sentences } from '@wordhoard/lexicon/tokens/sentences'
import { lookupForm, type Token } from '@wordhoard/lexicon/tokens/tokens'
import { readBlock } from '../text/block-text'
import type { WordPlace } from './hit-test'

/** A selected word or phrase, with all that the word panel needs. */
export interface SelectedWord {
  /** The text as it is looked up: lower case, plain apostrophes and hyphens, single spaces in a phrase. */
  readonly text: string
  /** The text as written. */
  readonly shown: string
  /** Up to 7 words before the selection in the same block, as written; `after` holds those after it. */
  readonly before: string
  readonly after: string
  readonly isPhrase: boolean
  /** The sentence around the selection, with white space collapsed; cut around the word if very long. */
  readonly sentence: string
  /** The block of the selection; `first` and `last` are the indexes of its first and last word there. */
  readonly block: Element
  readonly first: number
  readonly last: number
  /** The entry to show first; otherwise the best match. */
  readonly spellId?: number
}

/**
 * Maximum length of a sentence, in characters. A longer one is cut, beginning half of this before the word. The server
 * cuts the same way when it reads the whole text.
 */
const MAX_SENTENCE_CHARS = 400

function sentenceAround(text: string, words: readonly Token[], word: Token): string {
  const span = sentences(text, words).find(({ end }) => end > word.start) ?? { start: 0, end: text.length }
  const start = Math.max(span.start, word.start - MAX_SENTENCE_CHARS / 2)
  return text
    .slice(start, Math.min(span.end, start + MAX_SENTENCE_CHARS))
    .replace(/\s+/g, ' ')
    .trim()
}

/** Returns the word at a place. With `multi`, returns the phrase of that word and the next 4 words in its block. */
export function selectWord({ block, index }: WordPlace, multi: boolean): SelectedWord {
  const { words } = readBlock(block)
  const { first, last } = multi ? multiSelect(words, index) : { first: index, last: index }
  return selectWords(block, first, last, multi)
}

/** Returns the words of a block from `first` to `last`. */
export function selectWords(block: Element, first: number, last: number, isPhrase: boolean): SelectedWord {
  const { text, words } = readBlock(block)
  return {
    text: words
      .slice(first, last + 1)
      .map((word) => lookupForm(text, word))
      .join(' '),
    shown: text.slice(words[first]!.start, words[last]!.end),
    before: contextWindow(text, words, first).before,
    after: contextWindow(text, words, last).after,
    isPhrase,
    sentence: sentenceAround(text, words, words[first]!),
    block,
    first,
    last,
  }
}
