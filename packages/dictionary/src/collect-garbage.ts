import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Collects garbage now. Reading the sources makes much of it at once, and left to itself V8 would rather grow by half
 * than stop to look: a build should run in a small container, and in a server that goes on serving afterwards.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
