import { type RefObject, useEffect } from 'react'
import { useReading } from './reading.store'
import { rectOf } from './word-cursor'

/** Space, in px, between the selected word and the sheet. */
const margin = 24

/** Keeps a selected word above the sheet with its information, also while that grows. */
export function useRevealedSelection(scroller: RefObject<HTMLElement | null>): void {
  const selection = useReading((state) => state.selection)
  const isWordInfo = useReading((state) => state.isWordInfo)
  useEffect(() => {
    const pane = scroller.current
    const sheet = document
      .querySelector('[role="dialog"] [data-word-info]')
      ?.closest<HTMLElement>('[role="dialog"]')
    if (!pane || !selection || !isWordInfo || !sheet) {
      pane?.style.removeProperty('--under-sheet')
      return
    }
    const reveal = () => {
      if (!selection.block.isConnected) return
      // Where the sheet will stand: it may still be sliding in.
      const { bottom } = pane.getBoundingClientRect()
      const edge = bottom - sheet.offsetHeight - margin
      pane.style.setProperty('--under-sheet', `${sheet.offsetHeight}px`)
      const below = rectOf({ block: selection.block, index: selection.last }).bottom - edge
      if (below > 0) pane.scrollBy({ top: below, behavior: 'smooth' })
    }
    const observer = new ResizeObserver(reveal)
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [selection, isWordInfo, scroller])
}
