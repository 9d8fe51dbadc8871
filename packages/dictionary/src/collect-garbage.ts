import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'

let collect: (() => void) | undefined

/**
 * Collects garbage now. Reading the sources produces much garbage at once, and V8 would sooner let the heap grow by
 * half than collect it. A build has to run in a small container, and an import in a server that goes on serving
 * afterwards.
 */
export function collectGarbage(): void {
  if (!collect) {
    setFlagsFromString('--expose-gc')
    collect = runInNewContext('gc') as () => void
  }
  collect()
}
