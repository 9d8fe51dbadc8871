import type pg from 'pg'
import type { Logger } from 'pino'
import { PgListener } from '../../../lib/pg-listener'
import { ENDED_SECONDS } from './session-life'
import { recentlyEndedSessions, storedSession } from './session-registry.queries'

/** PostgreSQL's channel on which processes tell each other the ids of ended sessions. */
export const ENDED_CHANNEL = 'session_ended'
/** How this connection shows in pg_stat_activity. */
export const REGISTRY_CONNECTION = 'session registry'

/** Longer than any transaction lasts. */
const DOUBT_MS = 60_000

/**
 * Which sessions ended while access tokens of theirs may still be about: in memory, so that a call costs no query, and
 * fed by every process's notifications. While the connection is lost each call asks the database instead.
 */
export class SessionRegistry {
  readonly #pool: pg.Pool
  readonly #listener: PgListener
  /** Session ids and when they may be forgotten (milliseconds), oldest first. */
  readonly #ended = new Map<string, number>()
  readonly #uncertain = new Map<string, number>()
  readonly #listeners: ((sessionIds: readonly string[]) => void)[] = []
  #isListening = false

  constructor(pool: pg.Pool, logger: Logger) {
    this.#pool = pool
    this.#listener = new PgListener(pool, logger, {
      channel: ENDED_CHANNEL,
      name: REGISTRY_CONNECTION,
      catchUp: async (client) => {
        const ended = await recentlyEndedSessions.fetchAll(client, {})
        this.add(ended.map(({ session_id }) => session_id))
      },
      onListening: () => {
        this.#isListening = true
      },
      onLost: () => {
        this.#isListening = false
      },
      onNotification: (sessionId) => this.add([sessionId]),
    })
  }

  /** Begins to listen. Without a database it goes on trying; nothing is thrown. */
  open(): Promise<void> {
    return this.#listener.open()
  }

  /** Whether a session has ended; a promise only while the database must be asked. */
  isEnded(sessionId: string): boolean | Promise<boolean> {
    if (this.#ended.has(sessionId)) return true
    if (!this.#isListening) return this.#ask(sessionId)
    if (this.#uncertain.size === 0) return false
    forgetBefore(this.#uncertain, Date.now())
    return this.#uncertain.has(sessionId) ? this.#ask(sessionId) : false
  }

  /** Sessions that are known to have ended. */
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

  /** Has a function called with the ids of sessions as they end: what they hold open closes. */
  onEnded(listener: (sessionIds: readonly string[]) => void): void {
    this.#listeners.push(listener)
  }

  /** Sessions that end if a transaction still under way commits: until that is known the database is asked. */
  markUncertain(sessionIds: readonly string[]): void {
    for (const id of sessionIds) if (!this.#ended.has(id)) this.#uncertain.set(id, Date.now() + DOUBT_MS)
  }

  async close(): Promise<void> {
    this.#isListening = false
    await this.#listener.close()
  }

  /** A session that the database does not hold has ended, however that came about. */
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
