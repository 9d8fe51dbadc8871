import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Rows that are kept ready above and below what is seen. */
const SPARE = 8

interface RowWindow {
  /** Goes on the element that is as high as all rows together. */
  readonly body: RefObject<HTMLDivElement | null>
  /** First row to draw. */
  readonly first: number
  /** Behind the last row to draw. */
  readonly end: number
}

/**
 * Which rows of a long list on the page have to be drawn: those on the screen and a few around them. All rows have the
 * same height, and the list's element has the height of all of them.
 *
 * @param count of all rows
 */
export function useRowWindow(count: number): RowWindow {
  const body = useRef<HTMLDivElement>(null)
  const [{ first, end }, setRange] = useState({ first: 0, end: 2 * SPARE })

  useLayoutEffect(() => {
    const update = () => {
      const box = body.current?.getBoundingClientRect()
      if (!box || count === 0) return
      const rowHeight = box.height / count
      if (rowHeight === 0) return
      const seen = Math.ceil(window.innerHeight / rowHeight)
      // In steps, so that not every pixel of scrolling draws anew.
      const top = Math.floor(-box.top / rowHeight / SPARE) * SPARE
      const first = Math.min(Math.max(0, top - SPARE), Math.max(0, count - seen))
      const end = Math.min(count, Math.max(0, top) + seen + 2 * SPARE)
      setRange((range) => (range.first === first && range.end === end ? range : { first, end }))
    }
    update()
    // What stands above the list may arrive later and move it without any scrolling.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    window.addEventListener('resize', update)
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
      window.removeEventListener('resize', update)
    }
  }, [count])

  return { body, first: Math.min(first, count), end: Math.min(end, count) }
}
