import { setImmediate } from 'node:timers/promises'
import { threadTime } from './thread-time'

/**
 * Measures the longest turn of the event loop while `work` runs, in milliseconds of this thread's processor time. Other
 * threads, such as those that collect garbage beside it, don't count where the system can tell them apart.
 */
export async function measureLongestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  let longest = 0
  while (!isDone) {
    const before = timeUsed()
    await setImmediate()
    longest = Math.max(longest, timeUsed() - before)
  }
  return longest
}

function timeUsed(): number {
  const { user, system } = process.cpuUsage()
  return threadTime() ?? (user + system) / 1000
}
