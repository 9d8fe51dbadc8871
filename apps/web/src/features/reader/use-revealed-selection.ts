import { type RefObject, useEffect } from 'react'
import { useReading } from './reading.store'
import { rectOf } from './word-cursor'

/** The sheet has slid in after this long, in ms. */
const slideIn = 220

/** Scrolls a selected word out from under the sheet with its information. */
export function useRevealedSelection(scroller: RefObject<HTMLElement | null>): void {
  const selection = useReading((state) => state.selection)
  useEffect(() => {
    if (!selection) return
    const timer = setTimeout(() => {
      const sheet = document.querySelector('[role="dialog"] [data-word-info]')?.closest('[role="dialog"]')
      const pane = scroller.current
      if (!sheet || !pane || !selection.block.isConnected) return
      const edge = sheet.getBoundingClientRect().top - 16
      const { bottom } = rectOf({ block: selection.block, index: selection.last })
      pane.style.setProperty('--under-sheet', `${Math.max(pane.getBoundingClientRect().bottom - edge, 0)}px`)
      if (bottom > edge) pane.scrollBy({ top: bottom - edge + 24, behavior: 'smooth' })
    }, slideIn)
    return () => clearTimeout(timer)
  }, [selection, scroller])
}
