import { contextWindow, multiSelect } from '@wordhoard/lexicon/context'
import { cutAround, quoteCut } from '@wordhoard/lexicon/tokens/quote'
import { type Span, sentences } from '@wordhoard/lexicon/tokens/sentences'
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
  /** The rest of its sentence, as quoted: an ellipsis stands where a long sentence is cut. */
  readonly quote: { readonly before: string; readonly after: string }
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

/** Maximum length of a sentence, in characters. The server cuts longer ones the same way when it reads the whole text. */
const MAX_SENTENCE_CHARS = 400
/** Maximum length of the quotation shown above an entry, which is a line or two. */
const MAX_QUOTED_CHARS = 160

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

/** Returns the sentence of a word or phrase, from the beginning of its first word's sentence to the end of its last's. */
function sentenceAround(text: string, words: readonly Token[], word: Span): Span {
  const spans = sentences(text, words)
  const first = spans.find(({ end }) => end > word.start)
  const last = spans.find(({ end }) => end >= word.end)
  return { start: first?.start ?? 0, end: last?.end ?? text.length }
}

/** Returns what is quoted before and after a word or phrase. */
function quoteAround(text: string, sentence: Span, word: Span): SelectedWord['quote'] {
  const cut = cutAround(text, sentence, word, Math.max(MAX_QUOTED_CHARS, word.end - word.start))
  return {
    before: onOneLine(`${cut.start > sentence.start ? '…' : ''}${text.slice(cut.start, word.start)}`),
    after: onOneLine(`${text.slice(word.end, cut.end)}${cut.end < sentence.end ? '…' : ''}`),
  }
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
  const word = { start: words[first]!.start, end: words[last]!.end }
  const sentence = sentenceAround(text, words, word)
  return {
    text: words
      .slice(first, last + 1)
      .map((word) => lookupForm(text, word))
      .join(' '),
    shown: text.slice(word.start, word.end),
    before: contextWindow(text, words, first).before,
    after: contextWindow(text, words, last).after,
    quote: quoteAround(text, sentence, word),
    isPhrase,
    sentence: onOneLine(quoteCut(text, sentence, cutAround(text, sentence, word, MAX_SENTENCE_CHARS))),
    block,
    first,
    last,
  }
}
