import { type RefObject, useLayoutEffect, useRef, useState } from 'react'

/**
 * Returns the width of an element in px, 0 until it is known. Plots are drawn at their real size, because scaling them
 * down for a phone would make their numbers too small.
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
