import { AppError } from '../app-error'

/** Limits of a `FairQueue`; a missing field means no limit. */
export interface FairQueueLimits {
  /** Tasks that may run at once. */
  readonly atOnce?: number
  /** Tasks that may run at once for one owner. */
  readonly atOnceEach?: number
  /** Tasks that may wait: in total, and (`waitingEach`) for one owner. */
  readonly waiting?: number
  readonly waitingEach?: number
  /** Units (bytes, for example) of all waiting and running tasks: in total, and (`unitsEach`) for one owner. */
  readonly units?: number
  readonly unitsEach?: number
}

interface QueuedTask {
  readonly units: number
  start(): void
}

interface Owner {
  readonly waiting: QueuedTask[]
  running: number
  units: number
}

/**
 * Runs a limited number of tasks at a time. Owners take turns, so an owner with a hundred tasks waiting delays the
 * others only by the tasks already running.
 */
export class FairQueue<Key extends string | number> {
  readonly #limits: Required<FairQueueLimits>
  /** Owners with waiting or running tasks, in the order of their turns. */
  readonly #owners = new Map<Key, Owner>()
  #running = 0
  #waiting = 0
  #units = 0

  constructor(limits: FairQueueLimits) {
    const none = Number.POSITIVE_INFINITY
    this.#limits = {
      ...{
        atOnce: none,
        atOnceEach: none,
        waiting: none,
        waitingEach: none,
        units: none,
        unitsEach: none,
      },
      ...limits,
    }
  }

  /** Returns the number of tasks that wait. */
  countAllWaiting(): number {
    return this.#waiting
  }

  /** Returns the number of tasks an owner has waiting. */
  countWaiting(key: Key): number {
    return this.#owners.get(key)?.waiting.length ?? 0
  }

  /**
   * Runs a task when its turn comes and returns its result.
   *
   * Rejects with `unavailable` when a limit on waiting tasks or units is exceeded, and with the signal's reason when it
   * is aborted before the task has started.
   *
   * @param units what the task counts against `units` and `unitsEach`
   */
  async run<T>(key: Key, units: number, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    signal?.throwIfAborted()
    const owner = this.#owners.get(key) ?? { waiting: [], running: 0, units: 0 }
    this.#rejectOverload(owner, units)
    this.#owners.set(key, owner)
    owner.units += units
    this.#units += units
    try {
      if (this.#canRun(owner) && owner.waiting.length === 0) this.#take(owner)
      else await this.#turn(owner, units, signal)
    } catch (error) {
      this.#forget(key, owner, units)
      throw error
    }
    try {
      return await work()
    } finally {
      owner.running--
      this.#running--
      this.#forget(key, owner, units)
      this.#next()
    }
  }

  #rejectOverload(owner: Owner, units: number): void {
    const { waiting, waitingEach, units: most, unitsEach } = this.#limits
    const waits = !this.#canRun(owner) || owner.waiting.length > 0
    const isFull = waits && (this.#waiting >= waiting || owner.waiting.length >= waitingEach)
    // A task larger than a limit is accepted when no other counts against that limit.
    const isHeavy =
      (this.#units > 0 && this.#units + units > most) || (owner.units > 0 && owner.units + units > unitsEach)
    if (isFull || isHeavy) throw new AppError('unavailable')
  }

  #canRun(owner: Owner): boolean {
    return this.#running < this.#limits.atOnce && owner.running < this.#limits.atOnceEach
  }

  #take(owner: Owner): void {
    owner.running++
    this.#running++
  }

  #turn(owner: Owner, units: number, signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const giveUp = () => {
        const at = owner.waiting.indexOf(piece)
        if (at < 0) return
        owner.waiting.splice(at, 1)
        this.#waiting--
        reject(signal?.reason as Error)
      }
      const piece: QueuedTask = {
        units,
        start: () => {
          signal?.removeEventListener('abort', giveUp)
          this.#take(owner)
          resolve()
        },
      }
      owner.waiting.push(piece)
      this.#waiting++
      signal?.addEventListener('abort', giveUp, { once: true })
    })
  }

  #next(): void {
    if (this.#waiting === 0) return
    for (const owner of [...this.#owners.values()]) {
      if (this.#running >= this.#limits.atOnce) return
      if (owner.waiting.length === 0 || !this.#canRun(owner)) continue
      this.#waiting--
      owner.waiting.shift()!.start()
    }
  }

  /** Moves an owner who has had a turn to the end of the queue, or removes one with no tasks left. */
  #forget(key: Key, owner: Owner, units: number): void {
    owner.units -= units
    this.#units -= units
    this.#owners.delete(key)
    if (owner.running > 0 || owner.waiting.length > 0) this.#owners.set(key, owner)
  }
}
