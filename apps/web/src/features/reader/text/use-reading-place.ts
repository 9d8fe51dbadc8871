import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { blockAt, placeBelow } from './chunks'
import { placeAtShare, shareAt } from './read-share'
import { beginning, type ReadingPlace } from './reading-storage'

/** How long scrolling must pause before the place is stored, in ms; and the margin above the first line, in px. */
const SCROLL_PAUSE_MS = 200
const MARGIN_PX = 8

/** Loads and stores the reading place. Shares are of the text's characters, 0 to 1. */
export interface PlaceKeeper {
  /** Returns the stored place, or the share that has been read; `beginning` if there is neither. */
  readonly recall: () => ReadingPlace | number
  /** @param share share of the text above the screen; 1 if its end is visible */
  readonly keep: (place: ReadingPlace, share: number) => void
}

/** Restores the reading place when the text appears; stores it when scrolling has stopped or the text is left. */
export function useReadingPlace(
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
  keeper: PlaceKeeper,
): void {
  const saveScrolled = useRef<() => void>(null)
  // A press right after a scroll may leave the text. Layout effects end while the text is still on the page.
  useLayoutEffect(() => () => saveScrolled.current?.(), [])
  useEffect(() => {
    const element = body.current
    const pane = scroller.current
    if (!isShown || !element || !pane) return
    const viewTop = () => pane.getBoundingClientRect().top + MARGIN_PX
    const recalled = keeper.recall()
    const place = typeof recalled === 'number' ? placeAtShare(element, recalled) : recalled
    let frame = 0
    const goTo = (tries: number) => {
      const block = blockAt(element, place)
      if (!block) return
      const { top, height } = block.getBoundingClientRect()
      pane.scrollBy({ top: top + height * place.above - viewTop(), behavior: 'instant' })
      // Repeated, because nearby blocks take their real heights only after they have been drawn.
      if (tries > 0) frame = requestAnimationFrame(() => goTo(tries - 1))
    }
    if (place.chunk + place.block + place.above > 0) goTo(3)
    else pane.scrollTo({ top: 0, behavior: 'instant' })

    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      const top = viewTop()
      const isEndSeen =
        element.getBoundingClientRect().bottom <= pane.getBoundingClientRect().bottom + MARGIN_PX
      const share = isEndSeen ? 1 : shareAt(element, top)
      if (pane.scrollTop < 4) return keeper.keep(beginning, share)
      const below = placeBelow(element, top)
      const rect = blockAt(element, below)?.getBoundingClientRect()
      if (!rect) return
      keeper.keep({ ...below, above: Math.min(Math.max((top - rect.top) / rect.height, 0), 0.999) }, share)
    }
    const onPause = () => {
      saveScrolled.current = null
      save()
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(onPause, SCROLL_PAUSE_MS)
    }
    const onScrolled = () => {
      onScroll()
      saveScrolled.current = () => {
        // A text that is hidden has no place on the screen.
        if (element.getBoundingClientRect().height > 0) save()
      }
    }
    // Also stores the place if the text is never scrolled.
    onScroll()
    pane.addEventListener('scroll', onScrolled, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      saveScrolled.current = null
      pane.removeEventListener('scroll', onScrolled)
      window.removeEventListener('pagehide', save)
    }
  }, [body, scroller, isShown, keeper])
}
