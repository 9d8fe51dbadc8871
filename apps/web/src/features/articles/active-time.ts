/** ms without a sign of the reader after which they are believed to be elsewhere. */
const IDLE = 60_000

/**
 * Adds up the time that somebody spends with a page: while it is visible, and for at most a minute after their last sign.
 * Moments are in ms, from any beginning.
 */
export class ActiveTime {
  #counted = 0
  /** Time is counted up to here. */
  #until: number
  #lastSign: number
  #isVisible: boolean

  constructor(now: number, isVisible: boolean) {
    this.#until = now
    this.#lastSign = now
    this.#isVisible = isVisible
  }

  /** The reader scrolled, tapped or pressed a key. */
  sign(now: number): void {
    this.#countUntil(now)
    this.#lastSign = now
  }

  /** The page was shown or hidden; showing it is a sign of its reader. */
  show(isVisible: boolean, now: number): void {
    this.#countUntil(now)
    this.#isVisible = isVisible
    if (isVisible) this.#lastSign = now
  }

  /** Takes the time counted so far, at most `most`; the rest waits for the next time. */
  take(now: number, most: number): number {
    this.#countUntil(now)
    const taken = Math.min(this.#counted, most)
    this.#counted -= taken
    return taken
  }

  /** Puts back what was taken in vain. */
  putBack(time: number): void {
    this.#counted += time
  }

  #countUntil(now: number): void {
    const end = Math.min(now, this.#lastSign + IDLE)
    if (this.#isVisible && end > this.#until) this.#counted += end - this.#until
    this.#until = now
  }
}
