import { AppError } from '../app-error'

/** How much a `FairQueue` takes on; what it does not name has no limit. */
export interface FairQueueLimits {
  /** Pieces of work that run at a time. */
  readonly answerFromMemory?: number
  /** Pieces that run at a time for one owner. */
  readonly atOnceEach?: number
  /** Pieces that wait, of all owners and of one. */
  readonly waiting?: number
  readonly waitingEach?: number
  /** Units (bytes, say) of all pieces that wait or run. */
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
 * Runs a few pieces of work at a time. Owners take turns: whoever has a hundred pieces waiting delays nobody else by more
 * than those that run already.
 */
export class FairQueue<Key extends string | number> {
  readonly #limits: Required<FairQueueLimits>
  /** In the order of their turns; only owners of something that waits or runs. */
  readonly #owners = new Map<Key, Owner>()
  #running = 0
  #waiting = 0
  #units = 0

  constructor(limits: FairQueueLimits) {
    const none = Number.POSITIVE_INFINITY
    this.#limits = {
      ...{
        answerFromMemory: none,
        atOnceEach: none,
        waiting: none,
        waitingEach: none,
        units: none,
        unitsEach: none,
      },
      ...limits,
    }
  }

  /** Pieces of an owner that wait. */
  countWaiting(key: Key): number {
    return this.#owners.get(key)?.waiting.length ?? 0
  }

  /**
   * Runs the work when its turn comes and answers what it answers.
   *
   * Rejects with `unavailable` when more is waiting than may, and with the signal's reason when it is aborted before
   * the work has begun.
   *
   * @param units what the piece counts against `units` and `unitsEach`
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
    // A piece by itself is taken however large it is.
    const isHeavy =
      (this.#units > 0 && this.#units + units > most) || (owner.units > 0 && owner.units + units > unitsEach)
    if (isFull || isHeavy) throw new AppError('unavailable')
  }

  #canRun(owner: Owner): boolean {
    return this.#running < this.#limits.answerFromMemory && owner.running < this.#limits.atOnceEach
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
      if (this.#running >= this.#limits.answerFromMemory) return
      if (owner.waiting.length === 0 || !this.#canRun(owner)) continue
      this.#waiting--
      owner.waiting.shift()!.start()
    }
  }

  /** Who has had a turn goes to the end of the row: the others come first. */
  #forget(key: Key, owner: Owner, units: number): void {
    owner.units -= units
    this.#units -= units
    this.#owners.delete(key)
    if (owner.running > 0 || owner.waiting.length > 0) this.#owners.set(key, owner)
  }
}
