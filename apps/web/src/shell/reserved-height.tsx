import { type ReactNode, useEffect, useRef } from 'react'
import { cx } from '../ui/cx'
import { heightOf, keepHeight } from './remembered-heights'
import styles from './reserved-height.module.css'

/** While a window is drawn wider or narrower, a part is each height for a moment only. */
const AT_REST_MS = 200

interface ReservedHeightProps {
  /** Names the part, in all of the application. */
  part: string
  /** What it waits for. */
  query: { readonly data: unknown; readonly error: unknown }
  className?: string | undefined
  /** The part, or its skeleton. */
  children: ReactNode
}

/**
 * A part of a page that is as high while it waits as it was when it was last seen, so that what stands below it does not
 * move when its data arrive. The first time it is as high as its skeleton.
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
