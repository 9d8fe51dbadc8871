import type { RefObject } from 'react'
import type { MissedInput } from './missed-input'
import type { SelectedWord } from './selected-word'
import { useDrawnSelection } from './use-drawn-selection'
import { type ReaderKeyActions, useReaderKeys } from './use-reader-keys'
import { useRevealedSelection } from './use-revealed-selection'
import { useWordTaps } from './use-word-taps'

interface TextInteractionProps extends ReaderKeyActions {
  root: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  /** A word is being pressed; its sentence may be asked about ahead of the click. A constant. */
  onAim: (word: SelectedWord) => void
  /** What was pressed before this was there. */
  missed: MissedInput
}

/** Taps, keys and the selection of a text that is being read. It shows nothing of its own but highlights. */
export function TextInteraction({ root, body, scroller, onAim, missed, ...actions }: TextInteractionProps) {
  useDrawnSelection()
  useRevealedSelection(scroller)
  useWordTaps(root, scroller, onAim, missed.presses)
  useReaderKeys(root, body, scroller, actions, missed.keys)
  return null
}
