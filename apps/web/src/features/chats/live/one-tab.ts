import type { InOneTab } from './shared-stream'
import { reconnectDelay, type Wait } from './stream-connection'

/**
 * Runs work in only one of the tabs that request it under the same name; the others wait in turn (Web Locks). In
 * browsers without locks (on plain http) every visible tab does the work itself.
 *
 * @param stop ends the work in this tab
 */
export function inOneTab(name: string, stop: AbortSignal, wait: Wait): InOneTab {
  return 'locks' in navigator
    ? (work, { steal }) => void runWithLock(name, stop, wait, work, steal)
    : (work) => runWhileVisible(stop, work)
}

type Work = (signal: AbortSignal) => Promise<void>

/** Requests the lock until the work has ended by itself or is stopped. */
async function runWithLock(
  name: string,
  stop: AbortSignal,
  wait: Wait,
  work: Work,
  steal: boolean,
): Promise<void> {
  for (let attempt = 0; !stop.aborted; attempt += 1) {
    const lockLost = new AbortController()
    const begin = () => {
      attempt = 0
      return work(AbortSignal.any([stop, lockLost.signal]))
    }
    try {
      // The API doesn't allow stealing a lock and waiting for it at once.
      const options = steal && attempt === 0 ? { steal } : { signal: stop }
      return await navigator.locks.request(name, options, begin)
    } catch (error) {
      if (stop.aborted) return
      lockLost.abort()
      console.info('The lock of the stream was refused or taken by another tab', error)
    }
    // WebKit refuses immediately in a page that is being left. Requesting again immediately would block the next page
    // for ever.
    await wait(reconnectDelay(attempt, Math.random()), stop)
  }
}

function runWhileVisible(stop: AbortSignal, work: Work): void {
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
