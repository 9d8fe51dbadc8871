import { type RefObject, useLayoutEffect } from 'react'
import { type Box, findToastPlace, type Obstacle } from './toast-place'

/** What toasts must never cover: controls, and what was asked about a word. */
const mustStayFree =
  'button, input, textarea, select, summary, [role="button"], [role="combobox"], [role="menu"], [contenteditable="true"], [data-word-info], [data-definition]'
const shouldStayFree = 'a[href]'
/** Distance from the edges of the window, in px. */
const MARGIN = 16
/** Pause after the last scroll before the place is chosen anew, in ms. */
const SETTLE_MS = 120
/** How often the place is chosen anew while toasts are shown, in ms: a sheet may open or grow under them. */
const CHECK_MS = 500

const isOnScreen = ({ width, height, top, bottom, left, right }: DOMRect) =>
  width > 0 && height > 0 && bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth

function boxesOf(selector: string, keep: Obstacle['keep'], toasts: Element): Obstacle[] {
  const boxes: Obstacle[] = []
  for (const element of document.querySelectorAll(selector)) {
    const box = element.getBoundingClientRect()
    if (!isOnScreen(box) || toasts.contains(element) || !element.checkVisibility()) continue
    boxes.push({ left: box.left, top: box.top, right: box.right, bottom: box.bottom, keep })
  }
  return boxes
}

/** The window without the bars above and below. */
function areaBetweenBars(): Box {
  const style = getComputedStyle(document.documentElement)
  const bottomBars = document.createElement('div')
  bottomBars.style.cssText = 'position:fixed;visibility:hidden;height:var(--bottom-bars,0px)'
  document.body.append(bottomBars)
  const bars = bottomBars.offsetHeight
  bottomBars.remove()
  const top = Number.parseFloat(style.getPropertyValue('--bar')) || 0
  return {
    left: MARGIN,
    top: top + MARGIN / 2,
    right: document.documentElement.clientWidth - MARGIN,
    bottom: window.innerHeight - bars - MARGIN,
  }
}

/**
 * Places the toasts where they cover no button, bar or definition: when one appears, when the page was scrolled or the
 * window resized, and now and then. Toasts that the pointer has come to stay, so that a press on Undo doesn't miss.
 *
 * @param count number of toasts
 */
export function useToastPlace(viewport: RefObject<HTMLElement | null>, count: number): void {
  useLayoutEffect(() => {
    const element = viewport.current
    if (!element || count === 0) return
    const place = () => {
      const { offsetWidth: width, offsetHeight: height } = element
      const obstacles = [
        ...boxesOf(mustStayFree, 'must', element),
        ...boxesOf(shouldStayFree, 'should', element),
      ]
      const { left, top } = findToastPlace({ width, height }, areaBetweenBars(), obstacles)
      element.style.translate = `${left}px ${top}px`
    }
    let isHeld = false
    const hold = () => {
      isHeld = true
    }
    // A toast that appears under a pointer at rest isn't wanted there.
    const holdIfMoved = ({ movementX, movementY }: PointerEvent) => {
      if (movementX !== 0 || movementY !== 0) hold()
    }
    const release = () => {
      isHeld = false
    }
    const placeAgain = () => {
      if (!isHeld) place()
    }
    let timer: ReturnType<typeof setTimeout> | undefined
    const placeSoon = () => {
      clearTimeout(timer)
      timer = setTimeout(placeAgain, SETTLE_MS)
    }
    place()
    // A dialog that closes with the toast, or a page that opens with it, changes what is free.
    const settled = setTimeout(placeAgain, SETTLE_MS)
    const check = setInterval(placeAgain, CHECK_MS)
    const resized = new ResizeObserver(place)
    resized.observe(element)
    element.addEventListener('pointermove', holdIfMoved)
    element.addEventListener('pointerdown', hold)
    element.addEventListener('pointerleave', release)
    window.addEventListener('scroll', placeSoon, { capture: true, passive: true })
    window.addEventListener('resize', placeSoon)
    return () => {
      clearTimeout(timer)
      clearTimeout(settled)
      clearInterval(check)
      resized.disconnect()
      element.removeEventListener('pointermove', holdIfMoved)
      element.removeEventListener('pointerdown', hold)
      element.removeEventListener('pointerleave', release)
      window.removeEventListener('scroll', placeSoon, { capture: true })
      window.removeEventListener('resize', placeSoon)
    }
  }, [viewport, count])
}
