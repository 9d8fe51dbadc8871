import { type RefObject, useEffect, useRef } from 'react'
import { setSelection, useReading } from '../text/reading.store'
import { wordAt } from './hit-test'
import { type SelectedWord, selectWord } from './selected-word'

/** Distance beyond which a press counts as a drag, i.e. as selecting text to copy, in px. */
const DRAG_DISTANCE_PX = 8

/**
 * Handles taps and clicks on words. Calls `onWordPress` when a word is pressed, before the click, so that whatever
 * depends on its sentence can be requested early.
 *
 * @param root the text
 * @param pane the text with its margins, where a click only clears the selection
 * @param earlyPresses presses from before this code had loaded, handled at once; must not change
 */
export function useWordTaps(
  root: RefObject<HTMLElement | null>,
  pane: RefObject<HTMLElement | null>,
  onWordPress: (word: SelectedWord) => void,
  earlyPresses: readonly MouseEvent[],
): void {
  const currentOnWordPress = useRef(onWordPress)
  useEffect(() => {
    currentOnWordPress.current = onWordPress
  })
  // Depends on nothing that changes while a text is shown: early presses would be handled again, after later ones.
  useEffect(() => {
    const element = root.current
    const listener = pane.current
    if (!element || !listener) return
    let pressed: PointerEvent | null = null
    const find = (event: PointerEvent | MouseEvent) => {
      // Links are left to the browser.
      if (event.target instanceof Element && event.target.closest('a[href]')) return null
      const isMouse = (event as PointerEvent).pointerType === 'mouse'
      const place = wordAt(element, event.clientX, event.clientY, isMouse ? 'mouse' : 'touch')
      return place && selectWord(place, useReading.getState().isMulti)
    }
    const onPointerDown = (event: PointerEvent) => {
      pressed = event
      if (event.button !== 0) return
      const word = find(event)
      if (word) currentOnWordPress.current(word)
    }
    const onClick = (event: MouseEvent) => {
      const isDrag =
        pressed !== null &&
        Math.hypot(event.clientX - pressed.clientX, event.clientY - pressed.clientY) > DRAG_DISTANCE_PX
      if (isDrag || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (getSelection()?.isCollapsed === false) return
      const word = find(event)
      if (word || useReading.getState().selection) setSelection(word)
    }
    listener.addEventListener('pointerdown', onPointerDown, { passive: true })
    listener.addEventListener('click', onClick)
    for (const event of earlyPresses) {
      if (event.type === 'click') onClick(event)
      else onPointerDown(event as PointerEvent)
    }
    return () => {
      listener.removeEventListener('pointerdown', onPointerDown)
      listener.removeEventListener('click', onClick)
    }
  }, [root, pane, earlyPresses])
}
