import { type RefObject, useEffect, useState } from 'react'

/** ms for which a slide stands. */
export const SLIDE_TIME = 5000

interface AutoAdvance {
  /** Slides follow each other by themselves, whenever nothing holds them. */
  isOn: boolean
  /** They do so now. */
  isRunning: boolean
  /** The person's word; starting also ends the hold by the pointer and the focus, which are on the button. */
  choose: (on: boolean) => void
  /** For the carousel's element: what holds it and lets it go. */
  holders: {
    onPointerEnter: () => void
    onPointerLeave: () => void
    onFocus: () => void
    onBlur: (event: { currentTarget: Element; relatedTarget: EventTarget | null }) => void
  }
}

/**
 * Decides when a carousel moves by itself: not under the pointer, with the focus inside, out of sight, in a hidden tab,
 * nor for those who ask for less motion, unless they start it.
 *
 * @param element the carousel
 */
export function useAutoAdvance(element: RefObject<HTMLElement | null>): AutoAdvance {
  const [choice, setChoice] = useState<boolean>()
  const [isCalm, setCalm] = useState(true)
  const [isSeen, setSeen] = useState(false)
  const [isHovered, setHovered] = useState(false)
  const [isFocused, setFocused] = useState(false)

  useEffect(() => {
    const media = window.matchMedia('(prefers-reduced-motion: reduce)')
    const follow = () => setCalm(media.matches)
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

  const isOn = choice ?? !isCalm
  return {
    isOn,
    isRunning: isOn && isSeen && !isHovered && !isFocused,
    choose: (on) => {
      setChoice(on)
      setHovered(false)
      setFocused(false)
    },
    holders: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: (event) => {
        if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setFocused(false)
      },
    },
  }
}
