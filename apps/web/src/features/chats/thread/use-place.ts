import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'

/** px from the newest message within which one is at it. */
const AT_NEWEST = 24
/** Where the first unread message comes to stand: this share of the height from the top. */
const UNREAD_AT = 0.2

interface Anchor {
  readonly message: string
  /** px below the top of the scroller. */
  readonly top: number
}

export interface Place {
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly content: RefObject<HTMLDivElement | null>
  readonly isAtNewest: boolean
  readonly toNewest: () => void
}

/**
 * Keeps what is read where it is, whatever comes above or below it: at the newest message one stays there, elsewhere the
 * first visible message keeps its place to the pixel. The scroller counts from its end (`column-reverse`), so that older
 * messages move nothing even while a finger is on the glass.
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

  // After every change of what is shown, before it is seen.
  useLayoutEffect(settle)

  const toNewest = useCallback(() => {
    anchor.current = undefined
    setAtNewest(true)
    if (scroller.current) scroller.current.scrollTop = 0
  }, [])

  return { scroller, content, isAtNewest, toNewest }
}

/** Begins at the first unread message, if that is not in sight from the newest one. */
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
