import type { InOneTab } from './shared-stream'

/**
 * Has work done by one tab of those that ask for it under a name: the others wait in turn (Web Locks). Browsers without
 * locks (on plain http) let every tab that is seen do it for itself.
 *
 * @param stop ends it for this tab
 */
export function inOneTab(name: string, stop: AbortSignal): InOneTab {
  return 'locks' in navigator
    ? (work, { steal }) => void byLock(name, stop, work, steal)
    : (work) => whileSeen(stop, work)
}

type Work = (signal: AbortSignal) => Promise<void>

async function byLock(name: string, stop: AbortSignal, work: Work, steal: boolean): Promise<void> {
  const lost = new AbortController()
  const signal = AbortSignal.any([stop, lost.signal])
  try {
    // A lock cannot be stolen and waited for at once.
    await navigator.locks.request(name, steal ? { steal } : { signal: stop }, () => work(signal))
  } catch (error) {
    if (stop.aborted) return
    lost.abort()
    console.info('Another tab has taken the stream over', error)
    return byLock(name, stop, work, false)
  }
}

function whileSeen(stop: AbortSignal, work: Work): void {
  let running: AbortController | undefined
  const follow = () => {
    const isSeen = document.visibilityState === 'visible' && !stop.aborted
    if (isSeen && !running) {
      running = new AbortController()
      void work(running.signal)
    } else if (!isSeen) {
      running?.abort()
      running = undefined
    }
  }
  document.addEventListener('visibilitychange', follow, { signal: stop })
  stop.addEventListener('abort', follow)
  follow()
}
