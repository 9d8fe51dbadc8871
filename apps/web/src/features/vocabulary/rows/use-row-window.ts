import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/** Number of extra rows rendered above and below the visible ones. */
const SPARE_ROWS = 8

export interface RowWindow {
  /** Ref for the element that is as high as all rows together. */
  readonly body: RefObject<HTMLDivElement | null>
  /** Index of the first row to render. */
  readonly first: number
  /** Index after the last row to render. */
  readonly end: number
}

/**
 * Returns which rows of a long list to render: the visible ones and a few around them. All rows have the same height,
 * and the list's element must be as high as all of them.
 *
 * @param count number of all rows
 */
export function useRowWindow(count: number): RowWindow {
  const body = useRef<HTMLDivElement>(null)
  const [{ first, end }, setRange] = useState({ first: 0, end: 2 * SPARE_ROWS })

  useLayoutEffect(() => {
    const update = () => {
      const box = body.current?.getBoundingClientRect()
      if (!box || count === 0) return
      const rowHeight = box.height / count
      if (rowHeight === 0) return
      const seen = Math.ceil(window.innerHeight / rowHeight)
      // Moves in steps, so that not every pixel of scrolling causes a render.
      const top = Math.floor(-box.top / rowHeight / SPARE_ROWS) * SPARE_ROWS
      const first = Math.min(Math.max(0, top - SPARE_ROWS), Math.max(0, count - seen))
      const end = Math.min(count, Math.max(0, top) + seen + 2 * SPARE_ROWS)
      setRange((range) => (range.first === first && range.end === end ? range : { first, end }))
    }
    update()
    // Content above the list may load later and move it without scrolling.
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
