/** Collects functions that close what has been opened, and runs those added so far when the process stops. */
export class Cleanups {
  readonly #work: (() => Promise<unknown>)[] = []
  #isAnnounced = false
  #isRunning = false

  /** Whether stopping has started; later failures are a consequence of it. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  /** Whether the process will stop: it still answers, but a proxy should send its calls elsewhere. */
  get isAnnounced(): boolean {
    return this.#isAnnounced || this.#isRunning
  }

  /** Says that the process will stop soon. */
  announce(): void {
    this.#isAnnounced = true
  }

  /** Adds a function to run when the process stops. */
  add(work: () => Promise<unknown>): void {
    this.#work.push(work)
  }

  /**
   * Runs all functions, the last added first. A failure doesn't stop the others.
   *
   * @param failed called with each failure
   */
  async run(failed: (error: unknown) => void): Promise<void> {
    this.#isRunning = true
    for (const work of this.#work.reverse()) await work().catch(failed)
  }
}
