import { type RefObject, useEffect } from 'react'
import { blockAt, placeBelow } from './chunks'
import { beginning, keepPlace, recallPlace } from './reading-storage'

/** Time without scrolling, in ms, after which the place is kept; and the strip above the first line, in px. */
const settle = 200
const margin = 8

/** Returns to the place read when the text appears, and keeps it whenever scrolling has stopped. */
export function useReadingPlace(
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
): void {
  useEffect(() => {
    const element = body.current
    const pane = scroller.current
    if (!isShown || !element || !pane) return
    const viewTop = () => pane.getBoundingClientRect().top + margin
    const place = recallPlace()
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
      if (pane.scrollTop < 4) return keepPlace(beginning)
      const below = placeBelow(element, top)
      const rect = blockAt(element, below)?.getBoundingClientRect()
      if (rect) keepPlace({ ...below, above: Math.min(Math.max((top - rect.top) / rect.height, 0), 0.999) })
    }
    const onScroll = () => {
      clearTimeout(timer)
      timer = setTimeout(save, settle)
    }
    pane.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('pagehide', save)
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      pane.removeEventListener('scroll', onScroll)
      window.removeEventListener('pagehide', save)
    }
  }, [body, scroller, isShown])
}
