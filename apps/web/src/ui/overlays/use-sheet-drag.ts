import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Farther than this, in px, or faster than SPEED, a drag counts. */
const DISTANCE = 72
/** px per ms. */
const SPEED = 0.5

/**
 * Dragging a sheet by its handle: down closes, or shrinks an enlarged one; up enlarges. `offset` is the drag's way in px,
 * null at rest. A press without a drag closes, as does the keyboard's.
 */
export function useSheetDrag(open: boolean, onClose: () => void) {
  const start = useRef<{ y: number; time: number } | null>(null)
  const moved = useRef(false)
  const [offset, setOffset] = useState<number | null>(null)
  const [expanded, setExpanded] = useState(false)

  useEffect(() => {
    if (!open) setExpanded(false)
  }, [open])

  function end(event: PointerEvent) {
    if (!start.current) return
    const way = event.clientY - start.current.y
    const speed = way / Math.max(event.timeStamp - start.current.time, 1)
    start.current = null
    setOffset(null)
    if (way > DISTANCE || (moved.current && speed > SPEED)) {
      if (expanded) setExpanded(false)
      else onClose()
    } else if (way < -DISTANCE || (moved.current && speed < -SPEED)) setExpanded(true)
  }

  return {
    offset,
    expanded,
    handleProps: {
      onPointerDown(event: PointerEvent) {
        start.current = { y: event.clientY, time: event.timeStamp }
        moved.current = false
        event.currentTarget.setPointerCapture(event.pointerId)
      },
      onPointerMove(event: PointerEvent) {
        if (!start.current) return
        const way = event.clientY - start.current.y
        if (Math.abs(way) > 4) moved.current = true
        if (moved.current) setOffset(way)
      },
      onPointerUp: end,
      onPointerCancel: end,
      onClick() {
        if (!moved.current) onClose()
        moved.current = false
      },
    },
  }
}
