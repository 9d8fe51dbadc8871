/** A time that the clock remembers, for the next page: its own, and the wall clock's at the same moment. */
interface ClockMark {
  readonly time: number
  readonly wall: number
  /** Its time when a new page found the device's clock set back; undefined if that hasn't happened since it was set. */
  readonly backAt?: number | undefined
}

/** What was wrong with the clock when the server told the time. */
export interface ClockError {
  /** By how much it was ahead, in ms. */
  readonly ahead: number
  /** Whether it had been set before. */
  readonly wasSet: boolean
  /** Its time when a new page found the device's clock set back; from then on it may have been behind. */
  readonly backAt?: number | undefined
}

/** How far the clock may be from the server's before it's set, in ms. Only the time between two things matters. */
const TOLERATED_MS = 60_000

const KEY = 'deviceClock'

function readMark(): ClockMark | undefined {
  try {
    const mark = JSON.parse(localStorage.getItem(KEY) ?? 'null') as ClockMark
    return Number.isFinite(mark.time) && Number.isFinite(mark.wall) ? mark : undefined
  } catch {
    return undefined
  }
}

function storeMark(mark: ClockMark): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(mark))
  } catch (error) {
    console.info('The time cannot be stored', error)
  }
}

/**
 * A clock that never goes back, and is set by the server's whenever an answer arrives. Somebody may set the device's
 * clock, and the page's own (`performance.now`) stops while the device sleeps; so of two readings, what counts is the
 * longer of the times that the two clocks have passed. Between pages, only the device's clock tells.
 */
export class DeviceClock {
  #time: number
  #wall: number
  #steady: number
  #isSet: boolean
  #backAt: number | undefined

  constructor() {
    const mark = readMark()
    this.#wall = Date.now()
    this.#steady = performance.now()
    this.#time = mark ? mark.time + Math.max(0, this.#wall - mark.wall) : this.#wall
    this.#isSet = mark !== undefined
    this.#backAt = mark && this.#wall < mark.wall ? this.#time : mark?.backAt
  }

  /** Returns the time in ms since 1970, as well as it's known. */
  now(): number {
    const [wall, steady] = [Date.now(), performance.now()]
    this.#time += Math.max(0, wall - this.#wall, steady - this.#steady)
    this.#wall = wall
    this.#steady = steady
    storeMark({ time: Math.round(this.#time), wall, backAt: this.#backAt })
    return Math.round(this.#time)
  }

  /**
   * Sets the clock by the server's.
   *
   * @returns what was wrong with it; undefined if it was right
   */
  set(serverTime: number): ClockError | undefined {
    const ahead = this.now() - serverTime
    const [wasSet, backAt] = [this.#isSet, this.#backAt]
    this.#isSet = true
    if (Math.abs(ahead) <= TOLERATED_MS) return undefined
    this.#backAt = undefined
    this.#time = serverTime
    this.now()
    return { ahead, wasSet, backAt }
  }
}

/**
 * Returns corrected times of what was done while the network was away, once the server has told the time.
 *
 * A clock that was never set is wrong by the same amount all the time. One that is ahead was put forward in a pause that
 * is therefore at least as long; the shortest such pause it is, and only what came after it is wrong. One that is behind
 * was set back while no page was open, and only what came after that is wrong.
 *
 * @param times in order, by this clock
 * @param now the time by this clock when it was set
 */
export function correctTimes(
  times: readonly number[],
  now: number,
  { ahead, wasSet, backAt }: ClockError,
): number[] {
  if (!wasSet) return times.map((time) => time - ahead)
  if (ahead < 0) return times.map((time) => (backAt !== undefined && time >= backAt ? time - ahead : time))
  const pauses = times.map((time, at) => (times[at + 1] ?? now) - time)
  const long = pauses.filter((pause) => pause >= ahead)
  // Without such a pause it was put forward before the first of them.
  const after = long.length === 0 ? 0 : pauses.indexOf(Math.min(...long)) + 1
  return times.map((time, at) => (at >= after ? time - ahead : time))
}
