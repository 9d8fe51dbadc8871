import { type RefObject, useEffect } from 'react'
import { blockAt, placeBelow } from './chunks'
import { placeAtShare, shareAt } from './read-share'
import { beginning, type ReadingPlace } from './reading-storage'

/** Time without scrolling, in ms, after which the place is kept; and the strip above the first line, in px. */
const settle = 200
const margin = 8

/** Where the place in a text is kept. A share is of the text's characters, 0 to 1. */
export interface PlaceKeeper {
  /** The place read, or the share of the text that has been; the text begins at its beginning otherwise. */
  readonly recall: () => ReadingPlace | number
  /** @param share of the text that is above the screen; 1 where its end is on it */
  readonly keep: (place: ReadingPlace, share: number) => void
}

/** Returns to the place read when the text appears, and keeps it whenever scrolling has stopped. */
export function useReadingPlace(
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
  keeper: PlaceKeeper,
): void {
  useEffect(() => {
    const element = body.current
    const pane = scroller.current
    if (!isShown || !element || !pane) return
    const viewTop = () => pane.getBoundingClientRect().top + margin
    const recalled = keeper.recall()
    const place = typeof recalled === 'number' ? placeAtShare(element, recalled) : recalled
    let frame = 0
    const goTo = (tries: number) => {
      const block = blockAt(element, place)
      if (!block) return
      const { top, height } = block.getBoundingClientRect()
      pane.scrollBy({ top: top + height * place.above - viewTop(), behavior: 'instant' })
      // Blocks near by take their real heights only after they have been drawn.
      if (tries > 0) frame = requestAnimationFrame(() => goTo(tries - 1))
    }
    if (place.chunk + place.block + place.above > 0) goTo(3)
    else pane.scrollTo({ top: 0, behavior: 'instant' })

    let timer: ReturnType<typeof setTimeout> | undefined
    const save = () => {
      const top = viewTop()
      const isEndSeen = element.getBoundingClientRect().bottom <= pane.getBoundingClientRect().bottom + margin
      const share = isEndSeen ? 1 : shareAt(element, top)
      if (pane.scrollTop < 4) return keeper.keep(beginning, share)
      const below = placeBelow(element, top)
      const rect = blockAt(element, below)?.getBoundingClientRect()
      if (!rect) return
      keeper.keep({ ...below, above: Math.min(Math.max((top - rect.top) / rect.height, 0), 0.999) }, share)
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(save, settle)
    }
    // What is shown without any scrolling counts as well.
    onScroll()
    pane.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      pane.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', save)
    }
  }, [body, scroller, isShown, keeper])
}
