/** Rate limit of one kind of call: `burst` calls at once, then `perSecond`. */
export interface Limit {
  readonly burst: number
  readonly perSecond: number
}

/** Counts one kind of call by key: an address or an account. */
export interface CallCounter {
  /**
   * Counts a call.
   *
   * @param now milliseconds
   * @returns 0 if the limit allows it, otherwise the seconds until it does; a promise only if other processes have to be
   * asked
   */
  take(key: string, now: number): number | Promise<number>
}

/** Opens the counters of an installation. Where it has several processes, they share what a limit allows. */
export interface Limits {
  /** @param name names what is counted; counters with the same name count together */
  open(name: string, limit: Limit): CallCounter
}

/** Passes on how long a call has to wait, at once if that is known at once. */
export function whenCounted(wait: number | Promise<number>, then: (wait: number) => void): void {
  if (typeof wait === 'number') then(wait)
  // Counters never reject: if other processes can't be asked, the process counts alone.
  else void wait.then(then)
}
