import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react'
import { StatePainter, type StatesToDraw, wrapStates } from './drawn-states'
import { supportsHighlights } from './highlights'

/** How long scrolling must pause before words are wrapped, in ms. Only for browsers without highlights. */
const SCROLL_PAUSE_MS = 250

const whenIdle = (run: () => void): (() => void) => {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(run, 30)
    return () => clearTimeout(timer)
  }
  const id = requestIdleCallback(run, { timeout: 200 })
  return () => cancelIdleCallback(id)
}

/** Draws the states of the words near the screen, and updates them as the text is scrolled. */
export function useDrawnStates(
  body: RefObject<HTMLElement | null>,
  scroller: RefObject<HTMLElement | null>,
  isShown: boolean,
  states: StatesToDraw | null,
): void {
  const latest = useRef(states)
  const update = useRef<() => void>(null)
  useEffect(() => {
    const element = body.current
    const pane = scroller.current
    if (!isShown || !element || !pane) return
    const painter = supportsHighlights() ? new StatePainter(element, pane) : null
    let cancel = () => {}
    let timer: ReturnType<typeof setTimeout> | undefined
    let isWaiting = false
    const draw = () => {
      isWaiting = false
      if (painter?.advance()) wait()
    }
    const wait = () => {
      if (isWaiting) return
      isWaiting = true
      cancel = whenIdle(draw)
    }
    const onScroll = () => {
      if (painter) return wait()
      clearTimeout(timer)
      timer = setTimeout(() => wrapStates(element, pane, latest.current), SCROLL_PAUSE_MS)
    }
    update.current = () => {
      if (!painter) return wrapStates(element, pane, latest.current)
      painter.redraw(latest.current)
      wait()
    }
    update.current()
    pane.addEventListener('scroll', onScroll, { passive: true })
    window.addEventListener('resize', onScroll)
    return () => {
      cancel()
      clearTimeout(timer)
      pane.removeEventListener('scroll', onScroll)
      window.removeEventListener('resize', onScroll)
      update.current = null
      if (painter) painter.clear()
      else wrapStates(element, pane, null)
    }
  }, [body, scroller, isShown])
  useLayoutEffect(() => {
    latest.current = states
    update.current?.()
  }, [states])
}
