const FIRST_DELAY_MS = 1000
const MAX_DELAY_MS = 30_000

const waiting = new Set<() => void>()

/** Ends all waits at once, because the user wants to retry now. */
export function retryNow(): void {
  for (const end of [...waiting]) end()
}

/** Waits before the next attempt, twice as long each time; ends early when the network or the user comes back. */
export function waitToRetry(attempt: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(end, Math.min(FIRST_DELAY_MS * 2 ** attempt, MAX_DELAY_MS))
    const onVisible = () => document.visibilityState === 'visible' && end()
    function end() {
      clearTimeout(timer)
      waiting.delete(end)
      window.removeEventListener('online', end)
      document.removeEventListener('visibilitychange', onVisible)
      resolve()
    }
    waiting.add(end)
    window.addEventListener('online', end)
    document.addEventListener('visibilitychange', onVisible)
  })
}
