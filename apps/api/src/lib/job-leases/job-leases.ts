import { randomUUID } from 'node:crypto'
import type pg from 'pg'
import type { Logger } from 'pino'
import { countProcesses, freeLeases, PROCESS_PREFIX, takeLeases } from './job-leases.queries'

/** How often a process renews its leases and tries to take free ones. */
const BEAT_MS = 5_000
/** How long a lease lasts unless it is renewed: another process takes over this long after one has died. */
const LEASE_MS = 20_000

/** Tells whether this process does a job now. */
export type IsOurs = () => boolean

interface LeaseTimes {
  readonly beatMs?: number
  readonly leaseMs?: number
}

/**
 * Lets each job that runs by the clock run on one process at a time. A lease is a row with an owner and a deadline, taken
 * and renewed by one statement, so it works through any pooler. A process that was frozen may overlap with the next owner
 * for a moment; the jobs bear that.
 */
export class JobLeases {
  readonly #pool: pg.Pool
  readonly #logger: Logger
  readonly #owner = randomUUID()
  readonly #leaseMs: number
  readonly #timer: NodeJS.Timeout
  /** Names of jobs, and until when this process has them (`performance.now()`). */
  readonly #until = new Map<string, number>()
  #beating: Promise<void> | undefined
  #processes = 1
  #isClosed = false

  constructor(pool: pg.Pool, logger: Logger, { beatMs = BEAT_MS, leaseMs = LEASE_MS }: LeaseTimes = {}) {
    this.#pool = pool
    this.#logger = logger
    this.#leaseMs = leaseMs
    this.#until.set(PROCESS_PREFIX + this.#owner, 0)
    this.#timer = setInterval(() => void this.beat(), beatMs).unref()
  }

  /** Applies for a job from the next beat on. Returns a function that tells whether this process does it now. */
  claim(job: string): IsOurs {
    if (!this.#until.has(job)) this.#until.set(job, 0)
    return () => performance.now() < this.#until.get(job)!
  }

  /** Returns the number of processes that live, this one included, as far as it is known. */
  countProcesses(): number {
    return this.#processes
  }

  /** Renews the leases of this process and takes those that are free. A failure is logged; the next beat tries again. */
  beat(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#beating ??= this.#take()
      .catch((error: unknown) => this.#logger.warn({ err: error }, 'leases of jobs could not be renewed'))
      .finally(() => {
        this.#beating = undefined
      })
    return this.#beating
  }

  /** Gives the leases back, so that others take over at their next beat. */
  async close(): Promise<void> {
    this.#isClosed = true
    clearInterval(this.#timer)
    await this.#beating
    for (const job of this.#until.keys()) this.#until.set(job, 0)
    await freeLeases.execute(this.#pool, { owner: this.#owner }).catch((error: unknown) => {
      this.#logger.warn({ err: error }, 'leases of jobs could not be given back; they run out')
    })
  }

  async #take(): Promise<void> {
    const names = [...this.#until.keys()]
    // Counted from before the statement, so that the process never thinks that it has a lease for longer than it has.
    const until = performance.now() + this.#leaseMs
    const taken = await takeLeases.fetchAll(this.#pool, {
      owner: this.#owner,
      names,
      seconds: this.#leaseMs / 1000,
    })
    const ours = new Set(taken.map(({ name }) => name))
    for (const name of names) this.#until.set(name, ours.has(name) ? until : 0)
    this.#processes = (await countProcesses.fetchOne(this.#pool, {})).processes
  }
}
