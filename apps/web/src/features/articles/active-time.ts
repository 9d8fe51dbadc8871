/** Time without activity after which the reader counts as away, in ms. */
const IDLE_AFTER_MS = 60_000

/**
 * Adds up the time a reader spends on a page: while it is visible, and for at most a minute after their last activity.
 * Times are in ms from any fixed origin.
 */
export class ActiveTime {
  #counted = 0
  /** The time up to which everything has been counted. */
  #countedUntil: number
  #lastActivity: number
  #isVisible: boolean

  constructor(now: number, isVisible: boolean) {
    this.#countedUntil = now
    this.#lastActivity = now
    this.#isVisible = isVisible
  }

  /** Records activity: the reader scrolled, tapped or pressed a key. */
  sign(now: number): void {
    this.#countUpTo(now)
    this.#lastActivity = now
  }

  /** Records that the page was shown or hidden; showing it counts as activity. */
  show(isVisible: boolean, now: number): void {
    this.#countUpTo(now)
    this.#isVisible = isVisible
    if (isVisible) this.#lastActivity = now
  }

  /** Takes the time counted so far, at most `maxTime`; the rest is left for the next call. */
  take(now: number, maxTime: number): number {
    this.#countUpTo(now)
    const taken = Math.min(this.#counted, maxTime)
    this.#counted -= taken
    return taken
  }

  /** Puts back time that could not be reported. */
  putBack(time: number): void {
    this.#counted += time
  }

  #countUpTo(now: number): void {
    const end = Math.min(now, this.#lastActivity + IDLE_AFTER_MS)
    if (this.#isVisible && end > this.#countedUntil) this.#counted += end - this.#countedUntil
    this.#countedUntil = now
  }
}

const signs = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'touchmove', 'scroll'] as const

/**
 * Counts the time that is spent on this page, and asks for a report at intervals and when the tab is hidden.
 *
 * @param report its argument is true when the page may be about to go
 * @returns a function that stops it
 */
export function watchActiveTime(
  time: ActiveTime,
  intervalMs: number,
  report: (keepalive: boolean) => void,
): () => void {
  const onSign = () => time.sign(performance.now())
  const onVisibility = () => {
    const isVisible = document.visibilityState === 'visible'
    time.show(isVisible, performance.now())
    if (!isVisible) report(true)
  }
  const timer = setInterval(() => report(false), intervalMs)
  for (const name of signs) window.addEventListener(name, onSign, { passive: true, capture: true })
  document.addEventListener('visibilitychange', onVisibility)
  return () => {
    clearInterval(timer)
    for (const name of signs) window.removeEventListener(name, onSign, { capture: true })
    document.removeEventListener('visibilitychange', onVisibility)
  }
}
