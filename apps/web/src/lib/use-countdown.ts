import { useEffect, useState } from 'react'

/** Counts seconds down to 0: what is left, and how to begin anew. By the clock, so that a sleeping tab catches up. */
export function useCountdown(): [left: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))

  useEffect(() => {
    if (left === 0) return
    const timer = setInterval(() => setNow(Date.now()), 250)
    return () => clearInterval(timer)
  }, [left])

  const start = (seconds: number) => {
    const begin = Date.now()
    setNow(begin)
    setUntil(begin + seconds * 1000)
  }
  return [left, start]
}
