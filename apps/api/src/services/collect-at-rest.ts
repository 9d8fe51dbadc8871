import { performance } from 'node:perf_hooks'
import { setFlagsFromString } from 'node:v8'
import { collectGarbage } from '@wordhoard/dictionary/collect-garbage'

/** How long nobody may have called, in ms. */
const REST_MS = 500
/** Largest share of that time in which the process may have worked all the same. */
const MAX_UTILISATION = 0.02
/** How long the process must have worked since the last time, in ms, so that it seldom collects. */
const MIN_WORK_MS = 5_000

/**
 * Collects garbage when the process rests after work, and moves what is left together, so that the rest is given back. V8
 * collects as it allocates, so what a busy time has left would stay until the next one. It takes a tenth of a second, so a
 * call that comes just then waits for it.
 *
 * @returns a function that stops it
 */
export function collectAtRest({ minWorkMs = MIN_WORK_MS } = {}): () => void {
  let before = performance.eventLoopUtilization()
  let worked = 0
  const timer = setInterval(() => {
    const now = performance.eventLoopUtilization()
    const { active, utilization } = performance.eventLoopUtilization(now, before)
    before = now
    worked += active
    if (worked < minWorkMs || utilization > MAX_UTILISATION) return
    worked = 0
    setFlagsFromString('--compact-on-every-full-gc')
    collectGarbage()
    setFlagsFromString('--no-compact-on-every-full-gc')
  }, REST_MS)
  timer.unref()
  return () => clearInterval(timer)
}
