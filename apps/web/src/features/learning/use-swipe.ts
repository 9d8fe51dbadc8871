import { type CSSProperties, type PointerEvent, useRef, useState } from 'react'
import { swipeMeaning } from './choosing/choosing'

/** Movement below which a drag has not begun, in px. */
const DRAG_START_PX = 6

interface Drag {
  pointer: number
  x: number
  y: number
  isDragged: boolean
}

/**
 * Lets the learner drag a card sideways; vertical moves still scroll the page.
 *
 * @param onSwipe called when the card is released far enough to one side; otherwise it snaps back.
 * @returns how far the card is dragged to the right, in px, and the props for its element.
 */
export function useSwipe(onSwipe: (isRemembered: boolean) => void) {
  const drag = useRef<Drag | null>(null)
  const [px, setPx] = useState(0)

  const end = (event: PointerEvent, isReleased: boolean) => {
    if (drag.current?.pointer !== event.pointerId) return
    const meaning = isReleased ? swipeMeaning(event.clientX - drag.current.x) : null
    const wasDragged = drag.current.isDragged
    drag.current = null
    setPx(0)
    if (meaning && wasDragged) onSwipe(meaning === 'remembered')
  }
  return {
    px,
    props: {
      style: {
        transform: px === 0 ? undefined : `translateX(${px}px) rotate(${px / 28}deg)`,
        transition: px === 0 ? undefined : 'none',
      } as CSSProperties,
      onPointerDown: (event: PointerEvent) => {
        if (!event.isPrimary || event.button !== 0) return
        drag.current = { pointer: event.pointerId, x: event.clientX, y: event.clientY, isDragged: false }
      },
      onPointerMove: (event: PointerEvent) => {
        const now = drag.current
        if (now?.pointer !== event.pointerId) return
        const dx = event.clientX - now.x
        if (!now.isDragged) {
          if (Math.abs(dx) < DRAG_START_PX || Math.abs(dx) < Math.abs(event.clientY - now.y)) return
          now.isDragged = true
          event.currentTarget.setPointerCapture(event.pointerId)
        }
        setPx(dx)
      },
      onPointerUp: (event: PointerEvent) => end(event, true),
      // The browser took over the pointer for scrolling.
      onPointerCancel: (event: PointerEvent) => end(event, false),
    },
  }
}
