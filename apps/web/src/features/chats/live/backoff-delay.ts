/** Waits; shorter when the network or the person comes back, or when it is called off. */
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
