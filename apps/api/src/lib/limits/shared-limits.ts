import { createHmac } from 'node:crypto'
import type { Logger } from 'pino'
import { BudgetQueue } from './budget-queue'
import type { BudgetStore } from './budget-store'
import type { CallCounter, Limit, Limits } from './limits'
import { Share } from './share'
import { TokenBuckets } from './token-buckets'

/** Processes for which limits are exact enough even before it is known how many there are. */
const LEAST_PROCESSES = 3
/**
 * A process's portion of a limit, times the number of processes. Each may hold a portion, and let another one through in
 * advance, so together they are wrong by 4 % at most.
 */
const TOLERANCE = 1 / 50

interface SharedLimitsOptions {
  readonly store: BudgetStore
  readonly logger: Logger
  /** Key for hashing addresses and accounts: what is shared must not tell who called. */
  readonly key: Buffer
  /** Returns the number of processes, as far as it is known. */
  readonly countProcesses: () => number
}

/**
 * Counts calls across processes. Each process takes a small share of what a limit allows and spends it in memory. It also
 * counts alone, as if it were the only process: that decides while the store is away, and no flood on one process reaches
 * the store.
 */
export class SharedLimits implements Limits {
  readonly #options: SharedLimitsOptions
  readonly #queue: BudgetQueue

  constructor(options: SharedLimitsOptions) {
    this.#options = options
    this.#queue = new BudgetQueue(options.store, options.logger)
  }

  open(name: string, limit: Limit): CallCounter {
    const { key, countProcesses } = this.#options
    const idOf = (of: string) => createHmac('sha256', key).update(`${name}\n${of}`).digest().subarray(0, 16)
    const portion = () => Math.floor((limit.burst * TOLERANCE) / Math.max(LEAST_PROCESSES, countProcesses()))
    return new SharedCounter(limit, this.#queue, (of) => {
      return new Share({ id: idOf(of), limit, portion, queue: this.#queue })
    })
  }

  /** Resolves when nothing is asked any more. */
  close(): Promise<void> {
    return this.#queue.close()
  }
}

class SharedCounter implements CallCounter {
  readonly #own: TokenBuckets
  readonly #queue: BudgetQueue
  readonly #openShare: (key: string) => Share
  readonly #shares = new Map<string, { readonly share: Share; at: number }>()
  #sweepAt = 0

  constructor(limit: Limit, queue: BudgetQueue, openShare: (key: string) => Share) {
    this.#own = new TokenBuckets(limit)
    this.#queue = queue
    this.#openShare = openShare
  }

  take(key: string, now: number): number | Promise<number> {
    const alone = this.#own.take(key, now)
    if (alone > 0) return alone
    if (now > this.#sweepAt) this.#sweep(now)
    const kept = this.#shares.get(key) ?? { share: this.#openShare(key), at: now }
    this.#shares.set(key, kept)
    kept.at = now
    if (this.#queue.isAway) {
      // Tries again from time to time, while nobody waits.
      this.#queue.ask(kept.share)
      return 0
    }
    const wait = kept.share.take(now)
    if (typeof wait !== 'number') return wait.then((seconds) => this.#passOn(key, seconds))
    return this.#passOn(key, wait)
  }

  #passOn(key: string, wait: number): number {
    if (wait > 0) this.#own.giveBack(key)
    return wait
  }

  /** Forgets shares of keys whose limit is whole again by now. */
  #sweep(now: number): void {
    const { burst, perSecond } = this.#own.limit
    const fullAfter = (burst / perSecond) * 1000
    for (const [key, { share, at }] of this.#shares)
      if (now - at > fullAfter && share.isIdle) this.#shares.delete(key)
    this.#sweepAt = now + fullAfter
  }
}
