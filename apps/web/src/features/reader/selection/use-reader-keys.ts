import { type RefObject, useEffect, useRef } from 'react'
import { drawHighlight } from '../states/highlights'
import { rangeInBlock, readBlock } from '../text/block-text'
import { setSelection, useReading } from '../text/reading.store'
import type { WordPlace } from './hit-test'
import { isReaderKey } from './key-target'
import { readerKeyMessages } from './messages'
import { type SelectedWord, selectWord } from './selected-word'
import { findWord, firstWordOnScreen, rectOf, stepLine, stepWord } from './word-cursor'

/** Returns what else screen readers are told about a word. */
export type NoteAt = (place: WordPlace) => string | undefined

export interface ReaderKeyActions {
  /** Checks whether the reader may not know a word. */
  isUnknown: (place: WordPlace) => boolean
  /** Called for the keys S, 0 to 4, K and I, which need an account. */
  onVocabularyKey: (key: string) => void
  /** Says what else there is to a word, for screen readers. */
  noteAt?: NoteAt | undefined
  /** Announces the word at the cursor to screen readers. */
  announce: (text: string) => void
}

const placeOf = (selection: SelectedWord | null): WordPlace | null =>
  selection && { block: selection.block, index: selection.first }

/** Checks whether a word belongs to the phrase that is open, and so is looked up already. */
function isCovered({ block, index }: WordPlace): boolean {
  const { selection, covered } = useReading.getState()
  return selection?.block === block && covered.includes(index - selection.first)
}

/** Scrolls the cursor's line to 40 % of the pane's height when it comes within 48 px of an edge. */
function reveal(scroller: Element, place: WordPlace): void {
  const { top, bottom } = rectOf(place)
  const view = scroller.getBoundingClientRect()
  if (top >= view.top + 48 && bottom <= view.bottom - 48) return
  scroller.scrollBy({ top: (top + bottom) / 2 - (view.top + view.height * 0.4), behavior: 'instant' })
}

/**
 * Handles the reader's keys. It has a word cursor of its own, since words aren't elements that could take the focus.
 *
 * @param earlyKeys keys pressed before this code had loaded, handled at once; must not change
 */
export function useReaderKeys(
  root: RefObject<HTMLElement | null>,
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  actions: ReaderKeyActions,
  earlyKeys: readonly KeyboardEvent[],
): void {
  const current = useRef(actions)
  useEffect(() => {
    current.current = actions
  })
  useEffect(() => {
    // The word of a tap that was handled before this hook ran.
    let cursor = placeOf(useReading.getState().selection)

    const place = (next: WordPlace | null) => {
      cursor = next
      if (!next || !scroller.current) return drawHighlight('cursor', () => [])
      const { block, index } = next
      drawHighlight('cursor', () => {
        const read = readBlock(block)
        return [rangeInBlock(read, read.words[index]!.start, read.words[index]!.end)]
      })
      reveal(scroller.current, next)
      const read = readBlock(block)
      const word = read.text.slice(read.words[index]!.start, read.words[index]!.end)
      const note = current.current.noteAt?.(next)
      current.current.announce(note === undefined ? word : `${word}, ${note}`)
    }
    const isUnknown = (place: WordPlace) => current.current.isUnknown(place)
    const move = (element: Element, key: string): WordPlace | null => {
      if (!cursor?.block.isConnected) {
        const view = scroller.current?.getBoundingClientRect()
        if (!view || !body.current) return null
        const first = firstWordOnScreen(element, body.current, view.top, view.bottom)
        return key === 'n' && first && !isUnknown(first) ? findWord(element, first, isUnknown) : first
      }
      if (key === 'ArrowRight') return stepWord(element, cursor, 1)
      if (key === 'ArrowLeft') return stepWord(element, cursor, -1)
      if (key === 'ArrowDown') return stepLine(element, cursor, 1)
      if (key === 'ArrowUp') return stepLine(element, cursor, -1)
      return findWord(element, cursor, (place) => isUnknown(place) && !isCovered(place))
    }
    const apply = (event: KeyboardEvent) => {
      const element = root.current
      if (!element) return
      const key = event.key.length === 1 ? event.key.toLowerCase() : event.key
      if (/^Arrow|^n$/.test(key)) {
        if (event.shiftKey && key !== 'n') return
        event.preventDefault()
        const next = move(element, key)
        if (next) place(next)
        else {
          const { noMoreToLearn, noMoreWords } = readerKeyMessages
          current.current.announce(key === 'n' ? noMoreToLearn : noMoreWords)
        }
      } else if (key === 'Enter' && cursor) {
        event.preventDefault()
        setSelection(selectWord(cursor, useReading.getState().isMulti))
      } else if (key === 'Escape') {
        if (useReading.getState().selection) setSelection(null)
        else place(null)
      } else if (key === 'm') {
        const isMulti = !useReading.getState().isMulti
        useReading.setState({ isMulti })
        current.current.announce(isMulti ? readerKeyMessages.multiOn : readerKeyMessages.multiOff)
      } else if (/^[s0-4ki]$/.test(key)) current.current.onVocabularyKey(key)
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (isReaderKey(event)) apply(event)
    }
    // A tap moves the cursor to its word; clearing the selection leaves the cursor in place.
    const stop = useReading.subscribe(({ selection }, before) => {
      if (!selection || selection === before.selection) return
      cursor = placeOf(selection)
      drawHighlight('cursor', () => [])
    })
    window.addEventListener('keydown', onKeyDown)
    for (const event of earlyKeys) apply(event)
    return () => {
      stop()
      window.removeEventListener('keydown', onKeyDown)
      drawHighlight('cursor', () => [])
    }
  }, [root, body, scroller, earlyKeys])
}
