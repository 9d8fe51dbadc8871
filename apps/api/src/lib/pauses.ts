import { performance } from 'node:perf_hooks'
import { setImmediate } from 'node:timers/promises'

/** Milliseconds of work after which others have their turn: a look-up takes a fifth of that. */
const LONGEST_STRETCH = 1

/** For work in many small pieces: between them, whatever came meanwhile is served. */
export class Pauses {
  #began = performance.now()

  /** Waits until others have had their turn, if this work has gone on for long. */
  async take(): Promise<void> {
    if (performance.now() - this.#began < LONGEST_STRETCH) return
    await setImmediate()
    this.#began = performance.now()
  }

  /** What the pieces of work make, in their order. */
  async map<Item, Result>(
    items: readonly Item[],
    make: (item: Item, index: number) => Result,
  ): Promise<Result[]> {
    const made: Result[] = []
    for (const [index, item] of items.entries()) {
      made.push(make(item, index))
      await this.take()
    }
    return made
  }
}
