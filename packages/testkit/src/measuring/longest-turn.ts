import { setImmediate } from 'node:timers/promises'

/** Measures the longest turn of the event loop while `work` runs, in milliseconds of processor time. */
export async function measureLongestTurn(work: Promise<unknown>): Promise<number> {
  let isDone = false
  void work.finally(() => {
    isDone = true
  })
  let longest = 0
  while (!isDone) {
    const before = process.cpuUsage()
    await setImmediate()
    const { user, system } = process.cpuUsage(before)
    longest = Math.max(longest, (user + system) / 1000)
  }
  return longest
}
