import type pg from 'pg'
import { openPool, type PoolLimits } from '../pool'
import type { Queryable } from '../sql/run'
import { Replica } from './replica'
import { WalProbe } from './wal-probe'

/**
 * A caller reads from the primary for this long after a write of theirs, in ms, and then until the replica has what was
 * written. It also covers clocks that differ between machines.
 */
const PIN_MS = 2_000
/** How often the position of the primary and of each replica is read, in ms. */
const POLL_MS = 500
/** How long positions of the primary are remembered, in ms: a replica that is further behind has no known age. */
const REMEMBERED_MS = 60_000
/** A reader goes on to the primary if a replica gives no connection within this time, in ms. */
const CONNECTION_MS = 1_000

interface ReplicasOptions {
  readonly urls: readonly string[]
  /** A replica that is further behind isn't read from, in ms. */
  readonly maxLagMs: number
  /** Maximum number of connections to each replica. */
  readonly connections: number
  readonly limits: PoolLimits
  /** Set if the addresses may be those of a pooler in transaction mode, as in `openPool`. */
  readonly directUrl?: string | undefined
  readonly log?: (sentence: string) => void
}

/** A moment, and how far the primary's log had got by then. */
interface Mark {
  readonly at: number
  readonly position: number
}

/** Decides for each read that may be some seconds old where it goes: to a replica in turn, or to the primary. */
export class Replicas {
  /** How far a replica that is read from may be behind. */
  readonly maxLagMs: number
  readonly #primary: pg.Pool
  readonly #replicas: readonly Replica[]
  readonly #probe: WalProbe
  /** Of the primary, the oldest first. */
  readonly #marks: Mark[] = []
  /** Replicas are used once they have what was on the primary at this moment. */
  #since = Number.POSITIVE_INFINITY
  #next = 0
  #timer: NodeJS.Timeout | undefined
  #isClosed = false
  #polling: Promise<void> = Promise.resolve()

  constructor(primary: pg.Pool, options?: ReplicasOptions) {
    this.#primary = primary
    this.maxLagMs = options?.maxLagMs ?? 0
    this.#probe = new WalProbe(primary.options.connectionString as string, 'primary')
    this.#replicas = (options?.urls ?? []).map((url, at) => {
      const { connections, limits, directUrl, log = () => undefined } = options!
      const connectionMs = Math.min(CONNECTION_MS, limits.connectionMs)
      const pool = openPool(url, { connections, limits: { ...limits, connectionMs }, directUrl })
      return new Replica(pool, primary, new WalProbe(url, 'replica'), `Replica ${at + 1}`, log)
    })
  }

  get count(): number {
    return this.#replicas.length
  }

  /** For reads of nobody in particular, such as those of the dictionary. */
  readonly reader: Queryable = {
    query: ((bound: never) => this.readFrom().query(bound)) as Queryable['query'],
  }

  /** Begins to use replicas, once they have everything that is on the primary now. */
  start(): void {
    if (this.#replicas.length === 0) return
    this.#since = Date.now()
    this.#poll()
  }

  /**
   * Returns where to read what may be some seconds old. A read that fails on a replica is sent to the primary.
   *
   * @param writtenAt when the caller last changed something, which they must see
   */
  readFrom(writtenAt = Number.NEGATIVE_INFINITY): Queryable {
    const needed = Math.max(this.#since, writtenAt + PIN_MS)
    const newest = this.#marks.at(-1)
    if (!newest) return this.#primary
    for (let tries = 0; tries < this.#replicas.length; tries++) {
      const replica = this.#replicas[this.#next++ % this.#replicas.length]!
      const { currentAt } = replica
      if (currentAt >= needed && newest.at - currentAt <= this.maxLagMs) return replica
    }
    return this.#primary
  }

  /** Returns how far each replica is behind, in ms; undefined for those that don't answer. */
  lags(): (number | undefined)[] {
    const newest = this.#marks.at(-1)
    return this.#replicas.map(({ currentAt }) => {
      const lag = newest ? newest.at - currentAt : Number.POSITIVE_INFINITY
      return Number.isFinite(lag) ? lag : undefined
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    clearTimeout(this.#timer)
    await this.#polling
    await Promise.all([this.#probe.close(), ...this.#replicas.map((replica) => replica.close())])
  }

  #poll(): void {
    this.#polling = this.#readPositions().finally(() => {
      if (!this.#isClosed) this.#timer = setTimeout(() => this.#poll(), POLL_MS).unref()
    })
  }

  /** While the primary is away nothing new is written, so replicas that were current remain so. */
  async #readPositions(): Promise<void> {
    // Whatever was committed before this moment is in the position that is read after it.
    const at = Date.now()
    const [position, ...replayed] = await Promise.all([
      this.#probe.read(),
      ...this.#replicas.map((replica) => replica.readPosition()),
    ])
    if (position !== undefined) this.#marks.push({ at, position })
    while (this.#marks[0] && this.#marks[0].at < at - REMEMBERED_MS && this.#marks.length > 1)
      this.#marks.shift()
    this.#replicas.forEach((replica, index) => {
      const reached = replayed[index]
      if (reached === undefined) return
      const mark = this.#marks.findLast((each) => each.position <= reached)
      replica.setCurrent(mark?.at ?? Number.NEGATIVE_INFINITY, at, this.maxLagMs)
    })
  }
}
