import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../ui/cx'
import { heightOf, keepHeight } from './remembered-heights'
import styles from './reserved-height.module.css'

/** How long a height must last before it is stored, in ms; it keeps changing while a window is resized. */
const AT_REST_MS = 200

interface ReservedHeightProps {
  /** Name of the part, unique in the application. */
  part: string
  /** The query that the part waits for. */
  query: { readonly data: unknown; readonly error: unknown }
  className?: string | undefined
  /** The part, or its skeleton. */
  children: ReactNode
}

/**
 * Reserves the last known height of a part while it loads, so that nothing below moves when its data arrive. The first
 * time the part is as high as its skeleton.
 */
export function ReservedHeight({ part, query, className, children }: ReservedHeightProps) {
  const element = useRef<HTMLDivElement>(null)
  const isThere = query.data !== undefined
  useEffect(() => {
    const box = element.current
    if (!isThere || !box) return
    let atRest: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(atRest)
      atRest = setTimeout(() => keepHeight(part, box.offsetHeight), AT_REST_MS)
    })
    observer.observe(box)
    return () => {
      clearTimeout(atRest)
      observer.disconnect()
    }
  }, [part, isThere])
  const height = isThere || query.error ? undefined : heightOf(part)
  return (
    <div
      ref={element}
      className={cx(className, height !== undefined && styles.waiting)}
      style={height === undefined ? undefined : { height }}
    >
      {children}
    </div>
  )
}
