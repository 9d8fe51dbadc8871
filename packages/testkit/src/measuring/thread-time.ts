import { readFileSync } from 'node:fs'

/**
 * Returns the processor time of this thread since it started, in milliseconds; undefined where the system doesn't
 * report it (Linux does).
 */
export function threadTime(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
