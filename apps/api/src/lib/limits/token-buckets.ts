import type { CallCounter, Limit } from './limits'

/**
 * Token buckets by key (an address, an account), kept in memory. Full buckets are dropped, so memory use follows the
 * number of recently active keys.
 */
export class TokenBuckets implements CallCounter {
  readonly #buckets = new Map<string, { tokens: number; at: number }>()
  #sweepAt = 0

  readonly limit: Limit

  constructor(limit: Limit) {
    this.limit = limit
  }

  /**
   * Takes a token.
   *
   * @param now milliseconds
   * @returns 0 if there was a token, otherwise the seconds until there is one
   */
  take(key: string, now: number): number {
    const { burst, perSecond } = this.limit
    if (now > this.#sweepAt) this.#sweep(now)
    const bucket = this.#buckets.get(key)
    if (!bucket) {
      this.#buckets.set(key, { tokens: burst - 1, at: now })
      return 0
    }
    // A clock that was set back takes nothing away.
    const seconds = Math.max(0, now - bucket.at) / 1000
    bucket.tokens = Math.min(burst, bucket.tokens + seconds * perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return secondsUntilOne(bucket.tokens, this.limit)
    bucket.tokens -= 1
    return 0
  }

  /** Puts a token back that was taken for a call which was refused elsewhere. */
  giveBack(key: string): void {
    const bucket = this.#buckets.get(key)
    if (bucket) bucket.tokens += 1
  }

  #sweep(now: number): void {
    const fullAfter = (this.limit.burst / this.limit.perSecond) * 1000
    for (const [key, bucket] of this.#buckets) if (now - bucket.at > fullAfter) this.#buckets.delete(key)
    this.#sweepAt = now + fullAfter
  }
}

/** Returns the whole seconds until a bucket with less than a token has one; at least 1. */
export function secondsUntilOne(tokens: number, { perSecond }: Limit): number {
  return Math.max(1, Math.ceil((1 - tokens) / perSecond))
}
