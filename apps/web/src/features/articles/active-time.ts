/** Time without activity after which the reader counts as away, in ms. */
const IDLE = 60_000

/**
 * Adds up the time a reader spends on a page: while it is visible, and for at most a minute after their last activity.
 * Times are in ms from any fixed origin.
 */
export class ActiveTime {
  #counted = 0
  /** The time up to which everything has been counted. */
  #until: number
  #lastSign: number
  #isVisible: boolean

  constructor(now: number, isVisible: boolean) {
    this.#until = now
    this.#lastSign = now
    this.#isVisible = isVisible
  }

  /** Records activity: the reader scrolled, tapped or pressed a key. */
  sign(now: number): void {
    this.#countUntil(now)
    this.#lastSign = now
  }

  /** Records that the page was shown or hidden; showing it counts as activity. */
  show(isVisible: boolean, now: number): void {
    this.#countUntil(now)
    this.#isVisible = isVisible
    if (isVisible) this.#lastSign = now
  }

  /** Takes the time counted so far, at most `most`; the rest is left for the next call. */
  take(now: number, most: number): number {
    this.#countUntil(now)
    const taken = Math.min(this.#counted, most)
    this.#counted -= taken
    return taken
  }

  /** Puts back time that could not be reported. */
  putBack(time: number): void {
    this.#counted += time
  }

  #countUntil(now: number): void {
    const end = Math.min(now, this.#lastSign + IDLE)
    if (this.#isVisible && end > this.#until) this.#counted += end - this.#until
    this.#until = now
  }
}
