import { type RefObject, useEffect, useState } from 'react'
import { ActiveTime } from '../../../features/articles/active-time'

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Measures how long a text is read until its end is seen for the first time, as long as the page is visible and in use.
 *
 * @param openedAt when the text was opened, as `performance.now()` tells
 * @param end element that follows the text
 * @returns seconds; null before the end is seen
 */
export function useFinishedTime(openedAt: number, end: RefObject<Element | null>): number | null {
  const [seconds, setSeconds] = useState<number | null>(null)
  const isFinished = seconds !== null
  useEffect(() => {
    const element = end.current
    if (isFinished || !element) return
    const isVisible = () => document.visibilityState === 'visible'
    const time = new ActiveTime(openedAt, isVisible())
    const onSign = () => time.sign(performance.now())
    const onVisibility = () => time.show(isVisible(), performance.now())
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      setSeconds(time.take(performance.now(), Number.POSITIVE_INFINITY) / 1000)
    })
    observer.observe(element)
    for (const name of signs) window.addEventListener(name, onSign, { passive: true, capture: true })
    document.addEventListener('visibilitychange', onVisibility)
    return () => {
      observer.disconnect()
      for (const name of signs) window.removeEventListener(name, onSign, { capture: true })
      document.removeEventListener('visibilitychange', onVisibility)
    }
  }, [openedAt, end, isFinished])
  return seconds
}
