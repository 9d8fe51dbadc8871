import { isReachable, reportAnswer, setConnectionCheck, setReachable, watchReach } from '../../http/reach'
import { retryNow } from '../../session/session-wait'

/** A call that needs neither a session nor the database. */
const PROBE = '/api/health'
const PROBE_TIMEOUT_MS = 5000
const FIRST_DELAY_MS = 2000
const MAX_DELAY_MS = 30_000

let probing: Promise<void> | undefined
let timer: ReturnType<typeof setTimeout> | undefined
let failures = 0

/** Asks the server whether it's there. One failed request proves nothing: a blocker may have stopped it. */
function probe(): Promise<void> {
  probing ??= ask().finally(() => {
    probing = undefined
  })
  return probing
}

async function ask(): Promise<void> {
  clearTimeout(timer)
  try {
    if (!navigator.onLine) throw new Error('The device has no network')
    await fetch(PROBE, { cache: 'no-store', signal: AbortSignal.timeout(PROBE_TIMEOUT_MS) })
    failures = 0
    reportAnswer()
  } catch {
    setReachable(false)
    failures += 1
    timer = setTimeout(probeIfSeen, Math.min(FIRST_DELAY_MS * 2 ** (failures - 1), MAX_DELAY_MS))
  }
}

/** A hidden page asks when it's looked at again. */
function probeIfSeen(): void {
  if (document.visibilityState === 'visible' && !isReachable()) void probe()
}

/**
 * Follows whether the server can be reached: by the browser's own events, and by asking the server after a request has
 * failed and while it's away.
 *
 * @returns a function that stops it
 */
export function watchOnline(): () => void {
  setConnectionCheck(() => void probe())
  const onOffline = () => {
    setReachable(false)
    void probe()
  }
  const onOnline = () => {
    failures = 0
    void probe()
  }
  window.addEventListener('offline', onOffline)
  window.addEventListener('online', onOnline)
  document.addEventListener('visibilitychange', probeIfSeen)
  const stop = watchReach((isReached) => {
    if (isReached) retryNow()
  })
  // This code may have been loaded because a request has failed.
  void probe()
  return () => {
    setConnectionCheck(undefined)
    clearTimeout(timer)
    window.removeEventListener('offline', onOffline)
    window.removeEventListener('online', onOnline)
    document.removeEventListener('visibilitychange', probeIfSeen)
    stop()
  }
}
