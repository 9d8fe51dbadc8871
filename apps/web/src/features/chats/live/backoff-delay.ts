/** Waits for a number of ms; ends early when the network is back, the tab becomes visible or the signal aborts. */
export function backoffDelay(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const over = new AbortController()
    const timer = setTimeout(end, ms)
    function end() {
      clearTimeout(timer)
      over.abort()
      resolve()
    }
    const onVisible = () => document.visibilityState === 'visible' && end()
    window.addEventListener('online', end, { signal: over.signal })
    document.addEventListener('visibilitychange', onVisible, { signal: over.signal })
    signal.addEventListener('abort', end, { signal: over.signal })
  })
}
