import type { Socket } from 'node:net'
import type pg from 'pg'
import type { Queryable } from '../sql/run'
import type { WalProbe } from './wal-probe'

/** SQLSTATE of a statement that took too long; on the primary it would do so again. */
const STATEMENT_TIMED_OUT = '57014'

/** A replica that readers use while it is up and current. Whoever fails on it is answered by the primary. */
export class Replica implements Queryable {
  readonly #pool: pg.Pool
  readonly #primary: pg.Pool
  readonly #probe: WalProbe
  readonly #name: string
  readonly #log: (sentence: string) => void
  readonly #clients = new Set<pg.PoolClient>()
  #currentAt = Number.NEGATIVE_INFINITY
  #isLeftOut = false

  constructor(
    pool: pg.Pool,
    primary: pg.Pool,
    probe: WalProbe,
    name: string,
    log: (sentence: string) => void,
  ) {
    this.#pool = pool
    this.#primary = primary
    this.#probe = probe
    this.#name = name
    this.#log = log
    pool.on('connect', (client) => this.#clients.add(client))
    pool.on('remove', (client) => this.#clients.delete(client))
  }

  /** The moment up to which it has everything; long ago if it doesn't answer. */
  get currentAt(): number {
    return this.#currentAt
  }

  readonly query = (async (bound: never) => {
    try {
      return await this.#pool.query(bound)
    } catch (error) {
      const { code } = error as { code?: string }
      if (code === STATEMENT_TIMED_OUT) throw error
      if (isOfServer(code)) this.#leaveOut()
      return this.#primary.query(bound)
    }
  }) as Queryable['query']

  /** Returns how far it has replayed the primary's log. If it doesn't say, it isn't read from until it does. */
  async readPosition(): Promise<number | undefined> {
    const position = await this.#probe.read()
    if (position === undefined) {
      this.#leaveOut()
      // Whoever waits for a frozen server goes on to the primary.
      for (const client of this.#clients) destroySocket(client)
    }
    return position
  }

  /** Notes up to when it is current, and says when it stops or begins to be near enough. */
  setCurrent(currentAt: number, now: number, maxLagMs: number): void {
    this.#currentAt = currentAt
    const isBehind = now - currentAt > maxLagMs
    if (isBehind && !this.#isLeftOut)
      this.#log(`${this.#name} is behind; its readers go to the primary meanwhile.`)
    if (!isBehind && this.#isLeftOut) this.#log(`${this.#name} is current again.`)
    this.#isLeftOut = isBehind
  }

  async close(): Promise<void> {
    await Promise.all([this.#probe.close(), this.#pool.end()])
  }

  #leaveOut(): void {
    this.#currentAt = Number.NEGATIVE_INFINITY
    if (!this.#isLeftOut) this.#log(`${this.#name} doesn’t answer; its readers go to the primary meanwhile.`)
    this.#isLeftOut = true
  }
}

/** Whether an error is about the connection or the server (classes 08, 53, 57P and 58), not about the statement. */
function isOfServer(code: string | undefined): boolean {
  return code === undefined || !/^[0-9A-Z]{5}$/.test(code) || /^(?:08|53|57P|58)/.test(code)
}

function destroySocket(client: pg.PoolClient): void {
  const { connection } = client as unknown as { connection: { stream: Socket } }
  connection.stream.destroy(Object.assign(new Error('The replica does not answer'), { code: 'ETIMEDOUT' }))
}
