import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** Distance from the newest message within which the user counts as being at it, in px. */
const AT_NEWEST = 24
/** Initial position of the first unread message, as a share of the height from the top. */
const UNREAD_AT = 0.2

interface Anchor {
  readonly message: string
  /** Distance from the top of the scroller, in px. */
  readonly top: number
}

export interface Place {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isAtNewest: boolean
  readonly toNewest: () => void
}

/**
 * Keeps what the user is reading in place, whatever is added above or below. At the newest message the user stays
 * there; elsewhere the first visible message keeps its position to the pixel. The scroller counts from its end
 * (`column-reverse`), so that older messages move nothing, even during a touch scroll.
 */
export function usePlace(): Place {
  const scroller = useRef<HTMLDivElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor>(undefined)
  const hasBegun = useRef(false)
  const [isAtNewest, setAtNewest] = useState(true)

  const note = useCallback(() => {
    if (!scroller.current || !content.current) return
    const isNewest = scroller.current.scrollTop > -AT_NEWEST
    anchor.current = isNewest ? undefined : firstVisible(scroller.current, content.current)
    setAtNewest(isNewest)
  }, [])

  const settle = useCallback(() => {
    if (!scroller.current || !content.current || !hasBegun.current) return
    if (!anchor.current) scroller.current.scrollTop = 0
    else restore(scroller.current, content.current, anchor.current)
  }, [])

  useLayoutEffect(() => {
    if (!scroller.current || !content.current) return
    begin(scroller.current, content.current)
    hasBegun.current = true
    note()
    const observer = new ResizeObserver(settle)
    observer.observe(scroller.current)
    observer.observe(content.current)
    const box = scroller.current
    box.addEventListener('scroll', note, { passive: true })
    return () => {
      observer.disconnect()
      box.removeEventListener('scroll', note)
    }
  }, [note, settle])

  // Runs after every render, before the browser paints.
  useLayoutEffect(settle)

  const toNewest = useCallback(() => {
    anchor.current = undefined
    setAtNewest(true)
    if (scroller.current) scroller.current.scrollTop = 0
  }, [])

  return { scroller, content, isAtNewest, toNewest }
}

/** Scrolls up to the first unread message, unless it is already in view together with the newest one. */
function begin(scroller: HTMLElement, content: HTMLElement): void {
  const line = content.querySelector('[data-new-messages]')
  if (!line) return
  const box = scroller.getBoundingClientRect()
  const above = box.top + box.height * UNREAD_AT - line.getBoundingClientRect().top
  if (above > 0) scroller.scrollTop -= above
}

function firstVisible(scroller: HTMLElement, content: HTMLElement): Anchor | undefined {
  const { top } = scroller.getBoundingClientRect()
  const messages = content.querySelectorAll<HTMLElement>('[data-message]')
  let low = 0
  let high = messages.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (messages[middle]!.getBoundingClientRect().bottom > top) high = middle
    else low = middle + 1
  }
  const found = messages[low]
  return found && { message: found.dataset.message!, top: found.getBoundingClientRect().top - top }
}

function restore(scroller: HTMLElement, content: HTMLElement, { message, top }: Anchor): void {
  const element = content.querySelector(`[data-message="${message}"]`)
  if (!element) return
  const moved = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top - top
  if (Math.abs(moved) > 0.5) scroller.scrollTop += moved
}
