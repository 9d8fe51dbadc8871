import { newIdempotencyKey } from '../../http/idempotency-key'

/** The last reading of the clock, which all tabs share. */
interface ClockMark {
  /** The time in ms since 1970, as well as it was known. */
  readonly time: number
  /** What the device's clock showed. */
  readonly wall: number
  /** Changes when the clock is set; empty if it never was. */
  readonly setting: string
  /** The time when a new page found the device's clock set back; undefined if that hasn't happened since it was set. */
  readonly backAt?: number | undefined
}

/** What was wrong with the clock when the server told the time. */
export interface ClockError {
  /** By how much it was ahead, in ms. */
  readonly ahead: number
  /** The setting under which it went wrong; empty if it had never been set. */
  readonly setting: string
  /** The time when a new page found the device's clock set back; from then on it may have been behind. */
  readonly backAt?: number | undefined
}

/** How far the clock may be from the server's before it's set, in ms. Only the time between two things matters. */
const TOLERATED_MS = 60_000

const KEY = 'deviceClock'

function readMark(): ClockMark | undefined {
  try {
    const mark = JSON.parse(localStorage.getItem(KEY) ?? 'null') as ClockMark | null
    return mark && Number.isFinite(mark.time) && Number.isFinite(mark.wall) ? mark : undefined
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
 * longer of the times that the two clocks have passed. Between pages, only the device's clock tells. Tabs share the
 * clock, so that none goes on with a time that another has corrected.
 */
export class DeviceClock {
  /** The last reading, for browsers without storage. */
  #mark: ClockMark | undefined
  /** This page's last reading. */
  #own: { readonly time: number; readonly steady: number; readonly setting: string } | undefined

  constructor() {
    this.read()
  }

  /** Returns the time in ms since 1970, as well as it's known, and the setting that it belongs to. */
  read(): { readonly time: number; readonly setting: string } {
    const [wall, steady, own] = [Date.now(), performance.now(), this.#own]
    const mark = readMark() ?? this.#mark ?? { time: wall, wall, setting: '' }
    const { setting } = mark
    const isOwn = own?.setting === setting
    const byWall = mark.time + Math.max(0, wall - mark.wall)
    const time = Math.round(isOwn ? Math.max(byWall, own.time + steady - own.steady) : byWall)
    this.#own = { time, steady, setting }
    this.#store({ time, wall, setting, backAt: !isOwn && wall < mark.wall ? time : mark.backAt })
    return { time, setting }
  }

  now(): number {
    return this.read().time
  }

  /**
   * Sets the clock by the server's.
   *
   * @returns what was wrong with it; undefined if it was right
   */
  set(serverTime: number): ClockError | undefined {
    const { time, setting } = this.read()
    const ahead = time - serverTime
    const isRight = Math.abs(ahead) <= TOLERATED_MS
    if (isRight && setting !== '') return undefined
    const backAt = this.#mark?.backAt
    this.#store({ time: isRight ? time : serverTime, wall: Date.now(), setting: newIdempotencyKey() })
    return isRight ? undefined : { ahead, setting, backAt }
  }

  #store(mark: ClockMark): void {
    this.#mark = mark
    storeMark(mark)
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
  { ahead, setting, backAt }: ClockError,
): number[] {
  if (setting === '') return times.map((time) => time - ahead)
  if (ahead < 0) return times.map((time) => (backAt !== undefined && time >= backAt ? time - ahead : time))
  const pauses = times.map((time, at) => (times[at + 1] ?? now) - time)
  const long = pauses.filter((pause) => pause >= ahead)
  // Without such a pause it was put forward before the first of them.
  const after = long.length === 0 ? 0 : pauses.indexOf(Math.min(...long)) + 1
  return times.map((time, at) => (at >= after ? time - ahead : time))
}
