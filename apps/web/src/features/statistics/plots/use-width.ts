import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * The width of an element in px, 0 before it is known. Plots are drawn at the size they are seen, since a picture that is
 * scaled down for a phone takes its numbers with it.
 */
export function useWidth<E extends Element>(): [RefObject<E | null>, number] {
  const ref = useRef<E>(null)
  const [width, setWidth] = useState(0)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element) return
    setWidth(element.getBoundingClientRect().width)
    const observer = new ResizeObserver(([entry]) => setWidth(entry?.contentRect.width ?? 0))
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return [ref, width]
}
