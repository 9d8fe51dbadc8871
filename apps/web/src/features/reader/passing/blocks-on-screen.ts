import type { CapitalCounts } from '../states/drawn-word-states'
import { formOf, type StateOfForm, wordStatesInBlock } from '../states/drawn-word-states'
import { readBlock, textBlockSelector } from '../text/block-text'
import { blocksBetween } from '../text/chunks'
import type { VisibleBlock } from './read-blocks'

/** A text on the screen whose words are known. */
export interface TextOnScreen {
  readonly body: Element
  readonly pane: Element
  readonly capitals: CapitalCounts
  readonly stateOfForm: StateOfForm
}

/** What the reader has before their eyes. */
interface BlocksOnScreen {
  /** Returns the blocks on the screen, in the order of the text. */
  readonly visible: () => VisibleBlock<Element>[]
  /** Returns the forms of a block's words, without names. */
  readonly formsIn: (block: Element) => string[]
}

/** Returns what a reader has before their eyes in a text whose words are known. */
export function blocksOnScreen({ body, pane, capitals, stateOfForm }: TextOnScreen): BlocksOnScreen {
  const textBlocks = (block: Element) => [
    ...(block.matches(textBlockSelector) ? [block] : []),
    ...block.querySelectorAll(textBlockSelector),
  ]
  return {
    // Looked up each time: observers on thousands of blocks would cost milliseconds in every frame.
    visible: () => {
      const { top, bottom } = pane.getBoundingClientRect()
      return blocksBetween(body, top, bottom)
        .flatMap(textBlocks)
        .flatMap((block) => {
          const rect = block.getBoundingClientRect()
          if (rect.height === 0 || rect.bottom <= top || rect.top >= bottom) return []
          const shownTo = Math.min(1, (bottom - rect.top) / rect.height)
          return [{ block, words: readBlock(block).words.length, shownTo }]
        })
    },
    formsIn: (block) => {
      const read = readBlock(block)
      const listed: StateOfForm = (form) => (stateOfForm(form) === undefined ? undefined : 'met')
      return wordStatesInBlock(read, capitals, listed).map(({ start, end }) =>
        formOf(read.text.slice(start, end)),
      )
    },
  }
}
