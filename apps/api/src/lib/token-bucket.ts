/** Rate limit of one kind of call: `burst` calls at once, then `perSecond`. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/**
 * Token buckets by key (an address, an account), kept in memory. Full buckets are dropped, so memory use follows the
 * number of recently active keys.
 */
export class TokenBuckets {
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
    bucket.tokens = Math.min(burst, bucket.tokens + ((now - bucket.at) / 1000) * perSecond)
    bucket.at = now
    if (bucket.tokens < 1) return Math.max(1, Math.ceil((1 - bucket.tokens) / perSecond))
    bucket.tokens -= 1
    return 0
  }

  #sweep(now: number): void {
    const fullAfter = (this.limit.burst / this.limit.perSecond) * 1000
    for (const [key, bucket] of this.#buckets) if (now - bucket.at > fullAfter) this.#buckets.delete(key)
    this.#sweepAt = now + fullAfter
  }
}
