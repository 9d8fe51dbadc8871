import type { RefObject } from 'react'
import type { EarlyInput } from './early-input'
import type { SelectedWord } from './selected-word'
import { useDrawnSelection } from './use-drawn-selection'
import { type ReaderKeyActions, useReaderKeys } from './use-reader-keys'
import { useRevealedSelection } from './use-revealed-selection'
import { useWordTaps } from './use-word-taps'

interface TextInteractionProps extends ReaderKeyActions {
  root: RefObject<HTMLElement | null>
  body: RefObject<HTMLElement | null>
  scroller: RefObject<HTMLElement | null>
  /** Called when a word is pressed, before the click, so that its sentence can be requested early. */
  onWordPress: (word: SelectedWord) => void
  /** Input that came before this component had loaded. */
  earlyInput: EarlyInput
}

/** Handles taps, keys and the selection in a text. Renders nothing; it only draws highlights. */
export function TextInteraction({
  root,
  body,
  scroller,
  onWordPress,
  earlyInput,
  ...actions
}: TextInteractionProps) {
  useDrawnSelection()
  useRevealedSelection(scroller)
  useWordTaps(root, scroller, onWordPress, earlyInput.presses)
  useReaderKeys(root, body, scroller, actions, earlyInput.keys)
  return null
}
