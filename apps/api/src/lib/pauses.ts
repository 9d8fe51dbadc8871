import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Time a task may run before other requests get a turn, in ms. A look-up takes a fifth of this. */
const MAX_STRETCH_MS = 1

/** Lets other requests run between the steps of a long task. */
export class Pauses {
  #began = performance.now()

  /** Yields to the event loop if the task has run for long enough. */
  async pauseIfDue(): Promise<void> {
    if (performance.now() - this.#began < MAX_STRETCH_MS) return
    await setImmediate()
    this.#began = performance.now()
  }

  /** Maps items as `Array.map` does, pausing between them. */
  async map<Item, Result>(
    items: readonly Item[],
    make: (item: Item, index: number) => Result,
  ): Promise<Result[]> {
    const made: Result[] = []
    for (const [index, item] of items.entries()) {
      made.push(make(item, index))
      await this.pauseIfDue()
    }
    return made
  }
}
