import { AppError } from './app-error'

/** Lets a few pieces of work run at a time; the others wait in order, and beyond a number of them it says no. */
export class Semaphore {
  readonly #waiting: (() => void)[] = []
  #running = 0

  readonly atOnce: number
  readonly mostWaiting: number

  constructor(atOnce: number, mostWaiting: number) {
    this.atOnce = atOnce
    this.mostWaiting = mostWaiting
  }

  /** Throws `AppError('unavailable')` when too many wait already; else answers what `work` answers. */
  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.atOnce) {
      if (this.#waiting.length >= this.mostWaiting) throw new AppError('unavailable')
      // Who is done hands its place on without giving it up, so that nobody slips in between.
      await new Promise<void>((resolve) => this.#waiting.push(resolve))
    } else {
      this.#running++
    }
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#running--
    }
  }
}
