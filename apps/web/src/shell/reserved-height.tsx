import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../ui/cx'
import { findHeight, rememberHeight } from './remembered-heights'
import styles from './reserved-height.module.css'

/** How long a height must last before it is stored, in ms; it keeps changing while a window is resized. */
const STORE_DELAY_MS = 200

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
  const isLoaded = query.data !== undefined
  useEffect(() => {
    const box = element.current
    if (!isLoaded || !box) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const observer = new ResizeObserver(() => {
      clearTimeout(timer)
      timer = setTimeout(() => rememberHeight(part, box.offsetHeight), STORE_DELAY_MS)
    })
    observer.observe(box)
    return () => {
      clearTimeout(timer)
      observer.disconnect()
    }
  }, [part, isLoaded])
  const height = isLoaded || query.error ? undefined : findHeight(part)
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
