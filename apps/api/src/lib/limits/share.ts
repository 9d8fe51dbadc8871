import type { Asker } from './budget-queue'
import type { Budget, BudgetRequest } from './budget-store'
import type { Limit } from './limits'
import { secondsUntilOne } from './token-buckets'

/** Part of a limit below which a process asks for no more than it needs at once. */
const SCARCE = 0.1

interface ShareOptions {
  readonly id: Buffer
  readonly limit: Limit
  /** Calls that the process may hold, or let through in advance; below 2 each call is asked for. */
  readonly portion: () => number
  readonly queue: { readonly isAway: boolean; ask(asker: Asker): void }
}

/**
 * A process's share of what a limit allows to one key: calls that it may let through without asking others. Small limits,
 * and those nearly used up, are asked for call by call, so they are exact. Otherwise the process lets a few calls through
 * in advance and asks meanwhile, so that nobody waits.
 */
export class Share implements Asker {
  readonly #options: ShareOptions
  /** Calls that may be let through; below 0 as many as were let through in advance. */
  #left = 0
  /** What is being asked for: calls let through in advance, and calls wanted. */
  #asked: { readonly spent: number; readonly wanted: number } | undefined
  /** Whether plenty was left when the store last answered. */
  #isAmple = true
  #refusedUntil = 0
  readonly #waiting: ((wait: number) => void)[] = []

  constructor(options: ShareOptions) {
    this.#options = options
  }

  /** Whether nobody waits for it. */
  get isIdle(): boolean {
    return this.#asked === undefined && this.#waiting.length === 0
  }

  /** Takes a call: returns 0, or the seconds to wait; a promise if others have to be asked. */
  take(now: number): number | Promise<number> {
    if (now < this.#refusedUntil) return Math.max(1, Math.ceil((this.#refusedUntil - now) / 1000))
    const portion = this.#portion()
    const isCredited = portion > 1
    if (this.#waiting.length === 0 && this.#left > (isCredited ? -portion : 0)) {
      this.#left -= 1
      // Somebody who calls once or twice costs no round trip.
      if (isCredited && this.#left <= -portion / 2) this.#options.queue.ask(this)
      return 0
    }
    return new Promise((resolve) => {
      this.#waiting.push(resolve)
      this.#options.queue.ask(this)
    })
  }

  request(): BudgetRequest {
    const { id, limit } = this.#options
    const portion = this.#portion()
    const spent = Math.max(0, -this.#left)
    const wanted = Math.min(limit.burst, Math.max(portion > 1 ? portion : 0, this.#waiting.length))
    this.#asked = { spent, wanted }
    return { id, limit, spent, wanted }
  }

  accept({ granted, left }: Budget): void {
    const { limit, queue } = this.#options
    const { spent, wanted } = this.#asked ?? { spent: 0, wanted: 0 }
    this.#asked = undefined
    this.#left += spent + granted
    this.#isAmple = left > limit.burst * SCARCE
    while (this.#left >= 1 && this.#waiting.length > 0) {
      this.#left -= 1
      this.#waiting.shift()!(0)
    }
    if (granted < wanted && this.#left < 1) {
      this.#refusedUntil = Date.now() + ((1 - left) / limit.perSecond) * 1000
      const wait = secondsUntilOne(left, limit)
      for (const refuse of this.#waiting.splice(0)) refuse(wait)
    }
    // Calls that came while this was asked.
    if (this.#waiting.length > 0) queue.ask(this)
  }

  reject(): void {
    this.#asked = undefined
  }

  goOn(): void {
    for (const resolve of this.#waiting.splice(0)) resolve(0)
  }

  #portion(): number {
    return this.#isAmple ? this.#options.portion() : 0
  }
}
