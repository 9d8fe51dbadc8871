import { type RefObject, useEffect, useState } from 'react'

/** Time for which a slide is shown, in ms. */
export const SLIDE_TIME = 5000

interface AutoAdvance {
  /** Whether slides advance by themselves when nothing pauses them. */
  isOn: boolean
  /** Whether they are advancing now. */
  isRunning: boolean
  /** Starts or stops the carousel; starting also ends the pause by hover and focus, which are on the button. */
  choose: (on: boolean) => void
  /** Event handlers for the carousel's element that pause and resume it. */
  pauseHandlers: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void
  }
}

/**
 * Decides when a carousel advances: not on hover, with the focus inside, off screen or in a hidden tab, and not for
 * users who prefer reduced motion, unless they start it.
 *
 * @param element the carousel
 */
export function useAutoAdvance(element: RefObject<HTMLElement | null>): AutoAdvance {
  const [choice, setChoice] = useState<boolean>()
  const [prefersReducedMotion, setPrefersReducedMotion] = useState(true)
  const [isSeen, setSeen] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setPrefersReducedMotion(media.matches)
    follow()
    media.addEventListener('change', follow)
    return () => media.removeEventListener('change', follow)
  }, [])

  useEffect(() => {
    if (!element.current) return
    let isOnScreen = false
    const updateVisibility = () => setSeen(isOnScreen && document.visibilityState === 'visible')
    const observer = new IntersectionObserver(([entry]) => {
      isOnScreen = entry?.isIntersecting ?? false
      updateVisibility()
    })
    observer.observe(element.current)
    document.addEventListener('visibilitychange', updateVisibility)
    return () => {
      observer.disconnect()
      document.removeEventListener('visibilitychange', updateVisibility)
    }
  }, [element])

  const isOn = choice ?? !prefersReducedMotion
  return {
    isOn,
    isRunning: isOn && isSeen && !isHovered && !isFocused,
    choose: (on) => {
      setChoice(on)
      setHovered(false)
      setFocused(false)
    },
    pauseHandlers: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setFocused(false)
      },
    },
  }
}
