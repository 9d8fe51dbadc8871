import type { TextOnScreen } from '../passing/blocks-on-screen'
import type { WordPlace } from '../selection/hit-test'
import { readBlock, textBlockSelector } from '../text/block-text'
import { blocksBetween } from '../text/chunks'
import { formOf, type StateOfForm, wordStatesInBlock } from './drawn-word-states'

/** A word of a chunk of text that isn't a name. */
export interface WordOfChunk extends WordPlace {
  readonly form: string
  /** Number of words of the chunk before it. */
  readonly place: number
}

/** Returns the chunks of a text that are on the screen, or a screen below it. */
export function chunksNear({ body, pane }: Pick<TextOnScreen, 'body' | 'pane'>): Element[] {
  const { top, bottom, height } = pane.getBoundingClientRect()
  const chunks = blocksBetween(body, top, bottom + height).flatMap(({ parentElement }) => parentElement ?? [])
  return [...new Set(chunks)]
}

/** Returns the whole words of a chunk's vocabulary that pass, and how many words the chunk has. */
export function wordsOfChunk(
  { capitals }: Pick<TextOnScreen, 'capitals'>,
  chunk: Element,
  isWanted: (form: string) => boolean,
): { words: number; found: WordOfChunk[] } {
  const wanted: StateOfForm = (form) => (isWanted(form) ? 'met' : undefined)
  const found: WordOfChunk[] = []
  let before = 0
  for (const block of chunk.querySelectorAll(textBlockSelector)) {
    const read = readBlock(block)
    for (const { index, start, end } of wordStatesInBlock(read, capitals, wanted)) {
      const word = read.words[index]!
      if (word.start !== start || word.end !== end) continue
      found.push({ block, index, place: before + index, form: formOf(read.text.slice(start, end)) })
    }
    before += read.words.length
  }
  return { words: before, found }
}
