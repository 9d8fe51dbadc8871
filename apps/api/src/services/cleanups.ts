/** Work that undoes what has been opened, whatever had been opened by the time that it is called. */
export class Cleanups {
  readonly #work: (() => Promise<unknown>)[] = []
  #isRunning = false

  /** Whether the end has begun: what fails from then on fails because of it. */
  get isRunning(): boolean {
    return this.#isRunning
  }

  add(work: () => Promise<unknown>): void {
    this.#work.push(work)
  }

  /**
   * Undoes everything, what was opened last first. A failure stops nothing.
   *
   * @param failed is told of each failure
   */
  async run(failed: (error: unknown) => void): Promise<void> {
    this.#isRunning = true
    for (const work of this.#work.reverse()) await work().catch(failed)
  }
}
