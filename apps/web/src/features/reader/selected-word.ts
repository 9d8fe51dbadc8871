import { lookupForm } from '@wordhoard/lexicon/tokens'
import { readBlock } from './block-text'
import type { WordPlace } from './hit-test'

/** Words of context on each side, and words in a phrase, as the product promises. */
const contextWords = 7
const phraseWords = 5

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
  /** Where it stands: the block, and its first and last token. */
  readonly block: Element
  readonly first: number
  readonly last: number
}

/** Index of the nth word token from `from` in the given direction, or of the last one before the block ends. */
function stepWords(place: WordPlace, count: number, direction: 1 | -1): number {
  const { tokens } = readBlock(place.block)
  let found = place.index
  let left = count
  for (let index = place.index + direction; left > 0 && tokens[index]; index += direction) {
    if (tokens[index]!.kind !== 'word') continue
    found = index
    left--
  }
  return found
}

/** The word at a place, or with `multi` the phrase of it and the next 4 words in its block. */
export function selectWord(place: WordPlace, multi: boolean): SelectedWord {
  const { block, index: first } = place
  const { text, tokens } = readBlock(block)
  const last = multi ? stepWords(place, phraseWords - 1, 1) : first
  const start = tokens[first]!.start
  const end = tokens[last]!.end
  const from = tokens[stepWords(place, contextWords, -1)]!.start
  const to = tokens[stepWords({ block, index: last }, contextWords, 1)]!.end
  const words = tokens.slice(first, last + 1).filter((token) => token.kind === 'word')
  return {
    text: words.map((token) => lookupForm(text, token)).join(' '),
    shown: text.slice(start, end),
    before: text.slice(from, start),
    after: text.slice(end, to),
    isPhrase: multi,
    block,
    first,
    last,
  }
}
