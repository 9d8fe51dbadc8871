import { type PointerEvent, useEffect, useRef, useState } from 'react'

/** Distance in px beyond which a drag counts; shorter drags count if they are faster than MIN_SPEED. */
const MIN_DISTANCE = 72
/** In px per ms. */
const MIN_SPEED = 0.5

/**
 * Handles dragging a sheet by its handle: down closes it, or shrinks an enlarged one; up enlarges it. `offset` is the
 * distance of the drag in px, or null. A tap without a drag closes, as does the keyboard.
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
    const distance = event.clientY - start.current.y
    const speed = distance / Math.max(event.timeStamp - start.current.time, 1)
    start.current = null
    setOffset(null)
    if (distance > MIN_DISTANCE || (moved.current && speed > MIN_SPEED)) {
      if (expanded) setExpanded(false)
      else onClose()
    } else if (distance < -MIN_DISTANCE || (moved.current && speed < -MIN_SPEED)) setExpanded(true)
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
        const distance = event.clientY - start.current.y
        if (Math.abs(distance) > 4) moved.current = true
        if (moved.current) setOffset(distance)
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
