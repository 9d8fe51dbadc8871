import { useEffect, useState } from 'react'

/**
 * Counts down the seconds until a moment, then stays at 0.
 *
 * @returns the seconds left, and a function that starts a countdown of so many seconds.
 */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    // Reads the clock each time, so that a sleeping device doesn't prolong the wait.
    const timer = setInterval(() => setNow(Date.now()), 1000)
    return () => clearInterval(timer)
  }, [isRunning])

  return [
    left,
    (seconds) => {
      const started = Date.now()
      setNow(started)
      setUntil(started + seconds * 1000)
    },
  ]
}
