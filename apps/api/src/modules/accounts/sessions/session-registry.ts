import type pg from 'pg'
import type { EventBus, Subscription } from '../../../lib/events/event-bus'
import { ENDED_SECONDS } from './session-life'
import { recentlyEndedSessions, storedSession } from './session-registry.queries'

/** Name of the connection in pg_stat_activity. */
export const REGISTRY_CONNECTION = 'session registry'

/** How long a session stays uncertain, in ms; longer than any transaction. */
const UNCERTAIN_MS = 60_000

/**
 * Tracks ended sessions that may still have valid access tokens. They are kept in memory, so that checking one costs no
 * query, and updated by notifications from every process. While the connection is lost, each check asks the database.
 */
export class SessionRegistry {
  readonly #pool: pg.Pool
  readonly #subscription: Subscription
  /** Session ids and when they can be dropped (ms since 1970), oldest first. */
  readonly #ended = new Map<string, number>()
  readonly #uncertain = new Map<string, number>()
  readonly #listeners: ((sessionIds: readonly string[]) => void)[] = []
  #isListening = false

  constructor(pool: pg.Pool, bus: EventBus) {
    this.#pool = pool
    this.#subscription = bus.subscribe({
      name: REGISTRY_CONNECTION,
      topics: [{ kind: 'ended-sessions' }],
      catchUp: async (db) => {
        const ended = await recentlyEndedSessions.fetchAll(db, {})
        this.add(ended.map(({ session_id }) => session_id))
      },
      onListening: () => {
        this.#isListening = true
      },
      onLost: () => {
        this.#isListening = false
      },
      onEvents: (sessionIds) => this.add(sessionIds as string[]),
    })
  }

  /** Starts to listen. If the database is away it keeps retrying; it never throws. */
  open(): Promise<void> {
    return this.#subscription.open()
  }

  /** Returns whether a session has ended; a promise only when the database must be asked. */
  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true
    if (!this.#isListening) return this.#ask(sessionId)
    if (this.#uncertain.size === 0) return false
    forgetBefore(this.#uncertain, Date.now())
    return this.#uncertain.has(sessionId) ? this.#ask(sessionId) : false
  }

  /** Adds sessions that have ended. */
  add(sessionIds: readonly string[]): void {
    const now = Date.now()
    forgetBefore(this.#ended, now)
    for (const id of sessionIds) {
      this.#uncertain.delete(id)
      this.#ended.delete(id)
      this.#ended.set(id, now + ENDED_SECONDS * 1000)
    }
    for (const listener of this.#listeners) listener(sessionIds)
  }

  /** Calls `listener` with the ids of sessions as they end, so that it can close what they hold open. */
  onEnded(listener: (sessionIds: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /** Marks sessions that end if a running transaction commits; until that is known, each check asks the database. */
  markUncertain(sessionIds: readonly string[]): void {
    for (const id of sessionIds) if (!this.#ended.has(id)) this.#uncertain.set(id, Date.now() + UNCERTAIN_MS)
  }

  async close(): Promise<void> {
    this.#isListening = false
    await this.#subscription.close()
  }

  /** Asks the database. A session that is no longer stored has ended, for whatever reason. */
  async #ask(sessionId: string): Promise<boolean> {
    return (await storedSession.fetchFirst(this.#pool, { sessionId })) === undefined
  }
}

function forgetBefore(entries: Map<string, number>, now: number): void {
  for (const [id, until] of entries) {
    if (until > now) return
    entries.delete(id)
  }
}
