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
  /** What that page has missed, if an older one knows. */
  readonly missed?: Missed | undefined
  /** What was wrong when the clock was last set, until all times are corrected. */
  readonly wrong?: ClockError | undefined
}

/** Time that passed while no page noticed: readings in between were too early. */
interface Missed {
  readonly from: number
  readonly until: number
  readonly by: number
}

/** What was wrong with the clock when the server told the time. */
export interface ClockError {
  /** The time by this clock at that moment. */
  readonly now: number
  /** By how much it was ahead, in ms. */
  readonly ahead: number
  /** The setting under which it went wrong; empty if it had never been set. */
  readonly setting: string
  /** The time when a new page found the device's clock set back; from then on it may have been behind. */
  readonly backAt?: number | undefined
  readonly missed?: Missed | undefined
}

/**
 * How far the clock may be from the server's before it's set, in ms, besides the time that an answer takes. What is done
 * on two devices within this time may change places. The server tells the time in whole seconds.
 */
const TOLERATED_MS = 2_000
/**
 * The longest time in ms that an answer may take to set the clock or prove that it's right. It leaves half of that in
 * doubt, and what is done next on this device may come sooner.
 */
const MOST_DOUBT_MS = 10_000
/** How long the clock stays known after the server was asked, in ms, if nothing was set and the device didn't sleep. */
const KNOWN_MS = 60 * 60_000
/** By how much clocks may have passed different times since, in ms. */
const AGREED_MS = 1_000

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
  /** What the clocks showed when the server last told this page the time. */
  #answered: { readonly time: number; readonly wall: number; readonly steady: number } | undefined
  readonly #canBegin: () => boolean

  /** @param canBegin whether the clock may be stored on a device where none is: it tells that somebody was here */
  constructor(canBegin: () => boolean = () => true) {
    this.#canBegin = canBegin
    this.read()
  }

  /** Returns the time in ms since 1970, as well as it's known, and the setting that it belongs to. */
  read(): { readonly time: number; readonly setting: string } {
    const [wall, steady, own] = [Date.now(), performance.now(), this.#own]
    const mark = this.#readMark() ?? { time: wall, wall, setting: '' }
    const { setting } = mark
    const isOwn = own?.setting === setting
    const isBack = wall < mark.wall
    const byWall = mark.time + Math.max(0, wall - mark.wall)
    // Not rounded, since the longer of two times counts: each reading would add a little.
    const byPage = isOwn ? own.time + steady - own.steady : byWall
    // A page that has just been opened can't tell how much time has passed since a clock that was set back was read. Nor
    // can one whose own time is behind, such as one that was opened after an earlier such setting.
    const isLost = isBack && (!isOwn || byPage < mark.time)
    const exact = Math.max(byWall, byPage) + (isLost ? 1 : 0)
    const time = Math.floor(exact)
    this.#own = { time: exact, steady, setting }
    this.#store({ ...mark, time, wall, ...(isLost && { backAt: time }) })
    // A page that was open before knows how much.
    const { backAt = 0 } = mark
    if (isOwn && own.time < backAt && !isBack && byPage > byWall) {
      const missed = { from: backAt, until: byWall, by: byPage - byWall }
      this.#store({ ...mark, time, wall, backAt: undefined, missed })
    }
    return { time, setting }
  }

  now(): number {
    return this.read().time
  }

  /**
   * Sets the clock by the server's.
   *
   * @param tookMs how long the answer took; the server told the time somewhere in between
   * @returns what was wrong with it, until `forgetError`; undefined if it was right
   */
  set(serverTime: number, tookMs = 0): ClockError | undefined {
    const { time: now, setting } = this.read()
    const { backAt, missed, ...mark } = this.#mark!
    // Half the time that an answer took may be missing.
    if (tookMs > MOST_DOUBT_MS) return undefined
    const ahead = Math.round(now - tookMs / 2 - serverTime)
    const isRight = Math.abs(ahead) <= TOLERATED_MS + tookMs / 2
    const time = isRight ? now : Math.round(serverTime + tookMs / 2)
    this.#answered = { time, wall: Date.now(), steady: performance.now() }
    if (isRight && setting !== '' && !missed && backAt === undefined) return undefined
    const wrong = isRight
      ? missed && { now, ahead: 0, setting, missed }
      : { now, ahead, setting, backAt, missed }
    const next = isRight && setting !== '' ? setting : newIdempotencyKey()
    this.#own = { time, steady: this.#answered.steady, setting: next }
    this.#store({ ...mark, time, wall: this.#answered.wall, setting: next, ...(wrong && { wrong }) })
    return wrong
  }

  /**
   * Returns whether the server has told this page the time and the clock is still right: this clock, the device's and the
   * page's have all passed the same time since. If one was set, or the device slept, they haven't.
   */
  isKnown(): boolean {
    const answered = this.#answered
    if (!answered) return false
    const { time } = this.read()
    if (this.isInDoubt()) return false
    const passed = performance.now() - answered.steady
    const hasPassed = (ms: number) => Math.abs(ms - passed) <= AGREED_MS
    return passed <= KNOWN_MS && hasPassed(time - answered.time) && hasPassed(Date.now() - answered.wall)
  }

  /**
   * Returns whether a new page has found the device's clock set back since the server told the time. What that page has
   * stored may be wrong until the server tells it again.
   */
  isInDoubt(): boolean {
    const mark = this.#readMark()
    return mark?.backAt !== undefined || mark?.missed !== undefined
  }

  /** Returns what was wrong with the clock and hasn't been corrected: the page that found it may have been closed. */
  findError(): ClockError | undefined {
    return this.#readMark()?.wrong
  }

  /** Forgets what was wrong with the clock, once all times are corrected. */
  forgetError({ now }: ClockError): void {
    const mark = this.#readMark()
    if (mark?.wrong?.now === now) this.#store({ ...mark, wrong: undefined })
  }

  #readMark(): ClockMark | undefined {
    return readMark() ?? this.#mark
  }

  #store(mark: ClockMark): void {
    this.#mark = mark
    if (this.#canBegin() || readMark()) storeMark(mark)
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
 */
export function correctTimes(times: readonly number[], error: ClockError): number[] {
  const { now, ahead, setting, backAt, missed } = error
  const isMissed = (time: number) => missed && time >= missed.from && time <= missed.until
  const seen = missed ? times.map((time) => (isMissed(time) ? time + missed.by : time)) : times
  if (ahead < 0 && backAt !== undefined) return seen.map((time) => (time >= backAt ? time - ahead : time))
  if (setting === '') return seen.map((time) => time - ahead)
  if (ahead <= 0) return [...seen]
  const pauses = seen.map((time, at) => (seen[at + 1] ?? now) - time)
  const long = pauses.filter((pause) => pause >= ahead)
  // Without such a pause it was put forward before the first of them.
  const after = long.length === 0 ? 0 : pauses.indexOf(Math.min(...long)) + 1
  return seen.map((time, at) => (at >= after ? time - ahead : time))
}
