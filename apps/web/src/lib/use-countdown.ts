import { useEffect, useState } from 'react'

/**
 * Seconds until a moment, counted down; 0 afterwards.
 *
 * @returns the seconds left, and how to set the moment: so many seconds from now.
 */
export function useCountdown(): [secondsLeft: number, start: (seconds: number) => void] {
  const [until, setUntil] = useState(0)
  const [now, setNow] = useState(0)
  const left = Math.max(0, Math.ceil((until - now) / 1000))
  const isRunning = left > 0

  useEffect(() => {
    if (!isRunning) return
    // Looks at the clock each time: a sleeping device must not stretch the wait.
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
