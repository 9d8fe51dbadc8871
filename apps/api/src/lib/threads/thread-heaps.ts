import { setFlagsFromString } from 'node:v8'

/**
 * Lets each thread have the space for new objects that its `resourceLimits` say. Otherwise the flag
 * `--max-semi-space-size`, by which the process was started, counts for each of them. The main thread keeps what it has.
 */
export function limitThreadsByThemselves(): void {
  setFlagsFromString('--max-semi-space-size=0')
}
