import { readFileSync } from 'node:fs'

/**
 * Milliseconds of processor time that this thread alone has had since it started; undefined where the system does not
 * tell (it does on Linux).
 */
export function threadTime(): number | undefined {
  try {
    return Number(readFileSync('/proc/thread-self/schedstat', 'utf8').split(' ')[0]) / 1e6
  } catch {
    return undefined
  }
}
