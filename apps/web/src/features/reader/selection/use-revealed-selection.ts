import { type RefObject, useEffect } from 'react'
import { useReading } from '../text/reading.store'
import type { SelectedWord } from './selected-word'
import { rectOf } from './word-cursor'

/** Space between the selected word and the sheet, in px. */
const MARGIN_PX = 24

const findInformation = () => document.querySelector<HTMLElement>('[data-word-info]')

function reveal(pane: HTMLElement, sheet: HTMLElement, { block, last }: SelectedWord): void {
  if (!block.isConnected) return
  // The sheet's final top edge; the sheet may still be sliding in.
  const edge = pane.getBoundingClientRect().bottom - sheet.offsetHeight - MARGIN_PX
  pane.style.setProperty('--under-sheet', `${sheet.offsetHeight}px`)
  const below = rectOf({ block, index: last }).bottom - edge
  if (below > 0) pane.scrollBy({ top: below, behavior: 'smooth' })
}

/**
 * Keeps the selected word above the sheet with its information, even as the sheet grows. A pane beside the text covers
 * nothing.
 */
export function useRevealedSelection(scroller: RefObject<HTMLElement | null>): void {
  const selection = useReading((state) => state.selection)
  const isWordInfo = useReading((state) => state.isWordInfo)
  useEffect(() => {
    const pane = scroller.current
    if (!pane) return
    if (!selection || !isWordInfo) {
      pane.style.removeProperty('--under-sheet')
      return
    }
    let resizes: ResizeObserver | null = null
    const watch = (): boolean => {
      const information = findInformation()
      const sheet = information?.closest<HTMLElement>('[role="dialog"]')
      if (sheet) {
        resizes = new ResizeObserver(() => reveal(pane, sheet, selection))
        resizes.observe(sheet)
      }
      return information !== null
    }
    // The first tap waits for the sheet's code, which takes long on a slow network.
    const arrivals = new MutationObserver(() => {
      if (watch()) arrivals.disconnect()
    })
    if (!watch()) arrivals.observe(document.body, { childList: true, subtree: true })
    return () => {
      arrivals.disconnect()
      resizes?.disconnect()
    }
  }, [selection, isWordInfo, scroller])
}
