import { useCallback, useEffect, useState } from 'react'
import { useFirstTouch } from './use-first-touch'

/** Returns true from the first sign of use on, or after a time in ms, for what no first screen needs. */
export function useTouchedOrAfter(delayMs: number): boolean {
  const [isDue, setDue] = useState(false)
  const want = useCallback(() => setDue(true), [])
  useFirstTouch(want)
  useEffect(() => {
    const timer = setTimeout(want, delayMs)
    return () => clearTimeout(timer)
  }, [want, delayMs])
  return isDue
}
